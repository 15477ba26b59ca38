import { declareParity } from "./parity";

declareParity(0, 2);
