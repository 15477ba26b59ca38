import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadPart } from "./parts";

/** A lazily loaded component; shows a placeholder until its code arrives. */
export function Lazy<Props extends object>({
  load,
  props,
  placeholder,
}: {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  readonly placeholder: VNode;
}) {
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    void loadPart(load).then((module) => module !== undefined && setPart(() => module.default));
  }, []);
  const Part = part;
  return Part === undefined ? placeholder : <Part {...props} />;
}
