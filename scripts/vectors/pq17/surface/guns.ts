import type { Vector } from "../kit";
import { fates } from "./destroyer-fates";
import { hits, modifiers } from "./gun-hits";
import { doors, stacks } from "./gun-targets";

/** 7.5.2(iii), 7.9 Gunnery beyond the cells of its table. */
export const guns = (): Vector[] => [...modifiers(), ...hits(), ...fates(), ...stacks(), ...doors()];
