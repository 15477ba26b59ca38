import { createServer, type Server } from "node:http";
import { Webhook } from "standardwebhooks";

/** A game that the bot announces: the secret of its webhook, and the people behind its sides. */
export interface AnnouncedGame {
  /** The secret that `createWebhook` returned. */
  readonly secret: string;
  readonly name: string;
  /** Discord ids of users by side, such as `{ axis: "80351110224678912" }`. */
  readonly players: Readonly<Record<string, string>>;
  /** The page that players open to move. */
  readonly page: string;
}

/** Settings of the bot: the address of a Discord webhook, and the games by the id of their career. */
export interface BotSettings {
  readonly discord: string;
  readonly games: Readonly<Record<string, AnnouncedGame>>;
}

/** A message of Naval Umpire's webhook. */
interface StepMessage {
  readonly type: "career.step" | "webhook.test";
  readonly data: {
    readonly career: string;
    readonly version: number;
    readonly awaited: readonly { readonly side: string | null }[];
  };
}

const MAX_BODY = 10_000;

/** Messages that the bot remembers, so that it announces a repeated one only once. */
const MAX_SEEN = 1_000;

/** Returns a server that receives webhooks of Naval Umpire and announces in a Discord channel whose turn it is. */
export function discordBot({ discord, games }: BotSettings): Server {
  const seen = new Set<string>();
  return createServer(async (request, response) => {
    try {
      let body = "";
      for await (const chunk of request) {
        body += chunk;
        if (body.length > MAX_BODY) throw new Error("The message is too long.");
      }
      const headers = request.headers as Record<string, string>;
      const { career } = (JSON.parse(body) as StepMessage).data;
      const game = games[career];
      if (game === undefined) throw new Error("The career is unknown.");
      // Throws unless the service signed the message within the last five minutes.
      const message = new Webhook(game.secret).verify(body, headers) as StepMessage;
      const id = headers["webhook-id"]!;
      if (!seen.has(id)) {
        const status = await announce(discord, game, message);
        // Any other status than 2xx makes the service send the message again later.
        if (status >= 300) return void response.writeHead(503).end();
        seen.add(id);
        if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value!);
      }
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}

/** Posts whose turn it is to Discord. Returns the status of the response. */
async function announce(discord: string, game: AnnouncedGame, { type, data }: StepMessage): Promise<number> {
  const sides = data.awaited.flatMap(({ side }) => (side === null ? [] : [side]));
  const users = sides.flatMap((side) => game.players[side] ?? []);
  const names = sides.map((side) => (game.players[side] === undefined ? side : `<@${game.players[side]}>`));
  const turn = names.length > 0 ? `${names.join(", ")}: it is your turn.` : "A new step is there.";
  const content = type === "webhook.test" ? `**${game.name}** is connected.` : `**${game.name}**: ${turn} ${game.page}`;
  // Without this, a game named @everyone would notify the whole channel.
  const body = JSON.stringify({ content, allowed_mentions: { parse: [], users } });
  const headers = { "content-type": "application/json" };
  const { status } = await fetch(discord, { method: "POST", headers, body, signal: AbortSignal.timeout(4_000) });
  return status;
}
