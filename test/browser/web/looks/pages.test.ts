import { declareLooks } from "./looks";
import { PAGES } from "./screens";

declareLooks(PAGES);
