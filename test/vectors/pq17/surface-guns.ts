import type { Vector } from "./kit";
import { fates } from "./surface-guns/destroyer-fates";
import { hits, modifiers } from "./surface-guns/gun-hits";
import { doors, stacks } from "./surface-guns/gun-targets";

/** 7.5.2(iii), 7.9 Gunnery beyond the cells of its table. */
export const vectors = (): Vector[] => [...modifiers(), ...hits(), ...fates(), ...stacks(), ...doors()];
