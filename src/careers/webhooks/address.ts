import ipaddr from "ipaddr.js";

/** Public addresses on which a cloud serves data about its own machines. */
const METADATA = ["168.63.129.16"];

/** The block of public IPv6 addresses. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * True for an address of the public internet. Rejects loopback, private, link-local, unique-local, carrier-grade,
 * translated, reserved and metadata addresses, in the notation of IPv4 and IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast" || METADATA.includes(address.toString())) return false;
  return address.kind() === "ipv4" || address.match(GLOBAL_IPV6);
}

const MAX_URL_LENGTH = 2_000;

/**
 * Returns the URL of a webhook. Undefined unless it uses https on port 443, has no credentials, and does not name an
 * address that is not public. Names are resolved and checked with every attempt.
 */
export function parseHookUrl(text: string): URL | undefined {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  const host = bareHost(url);
  if (!isPlain || host === "") return undefined;
  return !ipaddr.isValid(host) || isPublicAddress(host) ? url : undefined;
}

/** Returns the host of a URL without the brackets of IPv6. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}
