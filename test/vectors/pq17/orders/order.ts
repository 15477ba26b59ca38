import { type Change, type Json, refused, resolves, type Vector } from "../kit";

/** The parameters of a vector for an order. */
interface Spec {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base: string;
  readonly operation: string;
  readonly change?: Change;
  readonly input?: Json;
  readonly charts?: Json;
}

/** An order that a rule refuses. */
export const no = (spec: Spec, code: string, section: string, pointer = ""): Vector =>
  refused({ ...spec, code, section, pointer });

/** An order that is carried out without a die. */
export const yes = (spec: Spec, outcome: Json, snapshot: Json = {}, rulings?: string[]): Vector =>
  resolves({ ...spec, rolls: [], outcome, snapshot, ...(rulings === undefined ? {} : { rulings }) });
