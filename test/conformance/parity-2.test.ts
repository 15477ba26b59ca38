import { declareParity } from "./parity";

declareParity(1, 2);
