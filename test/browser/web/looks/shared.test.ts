import { declareLooks } from "./looks";
import { SHARED } from "./screens";

declareLooks(SHARED);
