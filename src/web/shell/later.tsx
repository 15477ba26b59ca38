import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { part as loaded } from "./parts";

/** A part of the page whose code is loaded when it is first shown; until then what waits for it. */
export function Later<Props extends object>({
  load,
  props,
  waiting,
}: {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  readonly waiting: VNode;
}) {
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    void loaded(load).then((there) => there !== undefined && setPart(() => there.default));
  }, []);
  const Part = part;
  return Part === undefined ? waiting : <Part {...props} />;
}
