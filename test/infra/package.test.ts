import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildFunctions, SIZE_BUDGET } from "../../infra/build.mjs";
import type { Handler } from "../../src/local/server";
import { rulesets } from "../../src/rulesets/index";
import { type GraphqlBody, graphqlBody, schemaOf } from "../graphql-example";
import { filesOf } from "./zip";

const FUNCTIONS = ["graphql", "rest"] as const;

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

interface Statement {
  readonly Effect: string;
  readonly Action: readonly string[];
  readonly Resource: readonly { readonly "Fn::Sub"?: string }[];
}

let folder = "";
let sizes: Awaited<ReturnType<typeof buildFunctions>> = [];
let resources: Readonly<Record<string, Resource>> = {};
const zips = new Map<string, Map<string, Buffer>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "package-"));
  sizes = await buildFunctions();
  await promisify(execFile)(process.execPath, ["node_modules/osls/bin/serverless.js", "package", "--package", folder], {
    // No credentials, and a proxy that refuses: whatever wants the network fails.
    env: { PATH: process.env.PATH, HOME: folder, HTTPS_PROXY: "http://127.0.0.1:9", HTTP_PROXY: "http://127.0.0.1:9" },
  });
  const template = await readFile(join(folder, "cloudformation-template-update-stack.json"), "utf8");
  resources = (JSON.parse(template) as { Resources: typeof resources }).Resources;
  for (const name of FUNCTIONS) {
    const files = filesOf(await readFile(join(folder, `${name}.zip`)));
    zips.set(name, files);
    for (const [path, bytes] of files) {
      const target = join(folder, name, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function ofType(type: string): Resource[] {
  return Object.values(resources).filter((resource) => resource.Type === type);
}

/** The function behind each route. */
function routes(): Record<string, string | undefined> {
  const pairs = ofType("AWS::ApiGatewayV2::Route").map(({ Properties }) => [
    Properties.RouteKey,
    /Integration(Graphql|Rest)/.exec(JSON.stringify(Properties.Target))?.[1],
  ]);
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}

describe("the CloudFormation template", () => {
  test("has the two functions, on the runtime and the machine they are built for", () => {
    expect(ofType("AWS::Lambda::Function").map(({ Properties }) => Properties)).toMatchObject(
      FUNCTIONS.map((name) => ({
        FunctionName: `naval-umpire-dev-${name}`,
        Handler: `dist/${name}/index.handler`,
        Runtime: "nodejs22.x",
        Architectures: ["arm64"],
        Timeout: 10,
      })),
    );
  });

  test("routes every path to its function", () => {
    expect(routes()).toEqual({
      "ANY /graphql": "Graphql",
      "ANY /": "Rest",
      "ANY /v1/{proxy+}": "Rest",
      "ANY /openapi.json": "Rest",
      "ANY /docs": "Rest",
      "ANY /assets/{name}": "Rest",
      "ANY /problems/{type}": "Rest",
      "ANY /healthz": "Rest",
    });
  });

  test("routes every path of the OpenAPI document", async () => {
    const { paths } = JSON.parse(await readFile("schema/openapi.json", "utf8")) as { paths: Record<string, unknown> };
    const prefixes = Object.keys(routes()).map((key) => key.replace("ANY ", "").replace(/\{.*\+\}$/, "*"));
    const covered = (path: string) =>
      prefixes.some((prefix) => (prefix.endsWith("*") ? path.startsWith(prefix.slice(0, -1)) : path === prefix));
    expect(Object.keys(paths).filter((path) => !covered(path))).toEqual([]);
  });

  test("lets the functions write their own logs and nothing else", () => {
    const roles = ofType("AWS::IAM::Role");
    const policies = roles[0]!.Properties.Policies as { PolicyDocument: { Statement: Statement[] } }[];
    const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect([roles.length, roles[0]!.Properties.ManagedPolicyArns ?? []]).toEqual([1, []]);
    expect(new Set(statements.flatMap(({ Action }) => Action))).toEqual(
      new Set(["logs:CreateLogStream", "logs:CreateLogGroup", "logs:TagResource", "logs:PutLogEvents"]),
    );
    for (const { Effect, Resource } of statements) {
      expect(Effect).toBe("Allow");
      for (const each of Resource) expect(each["Fn::Sub"]).toContain(":log-group:/aws/lambda/naval-umpire-dev");
    }
  });

  test("bounds what a caller can cost and how long logs are kept, and warns of failures", () => {
    const stage = ofType("AWS::ApiGatewayV2::Stage")[0]!.Properties;
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 });
    const kept = ofType("AWS::Logs::LogGroup").map(({ Properties }) => Properties.RetentionInDays);
    expect(kept).toEqual([14, 14, 14]);
    expect(ofType("AWS::CloudWatch::Alarm")).toHaveLength(FUNCTIONS.length);
  });

  test("keeps nothing: no table", () => {
    expect(ofType("AWS::DynamoDB::Table")).toEqual([]);
  });
});

describe("the archives", () => {
  test("hold one bundle each, and besides it only the pages' files", () => {
    for (const name of FUNCTIONS) {
      const others = [...zips.get(name)!.keys()].filter((path) => path !== `dist/${name}/index.cjs`);
      expect(zips.get(name)!.has(`dist/${name}/index.cjs`)).toBe(true);
      expect(
        others.filter((path) => !/^dist\/console\/(graphiql|swagger-ui|swagger-ui-bundle)\.(js|css)$/.test(path)),
      ).toEqual([]);
    }
  });

  test("have bundles within the size budget", () => {
    expect(sizes.map(({ file }) => file).sort()).toEqual(["dist/graphql/index.cjs", "dist/rest/index.cjs"]);
    for (const { file, gzipped } of sizes) expect(gzipped, file).toBeLessThan(SIZE_BUDGET);
  });

  test("have no AWS SDK in the stateless bundles", async () => {
    const { inputs } = JSON.parse(await readFile("dist/metafile.json", "utf8")) as { inputs: Record<string, unknown> };
    expect(Object.keys(inputs).filter((path) => /node_modules\/@(aws-sdk|smithy)\//.test(path))).toEqual([]);
  });
});

describe("the packaged functions answer", () => {
  const hunters = [...rulesets].find(({ id }) => id === "hunters")!;
  const { input, seed } = hunters.start.example();

  // Loaded from where they were unpacked, so that no installed package is in reach.
  function handlerOf(name: (typeof FUNCTIONS)[number]): Handler {
    const file = join(folder, name, "dist", name, "index.cjs");
    return (createRequire(file)(file) as { handler: Handler }).handler;
  }

  async function call(name: (typeof FUNCTIONS)[number], method: string, path: string, body?: unknown) {
    const { statusCode, body: text } = await handlerOf(name)(eventOf(method, path, body));
    return { statusCode, body: JSON.parse(text ?? "null") as Record<string, unknown> };
  }

  test("that they are well", async () => {
    expect(await call("rest", "GET", "/healthz")).toMatchObject({ statusCode: 200, body: { status: "ok" } });
  });

  test("with a new game, the same on both wires", async () => {
    const rest = await call("rest", "POST", "/v1/hunters/new", { input, seed });
    expect(rest).toMatchObject({
      statusCode: 200,
      body: { kind: "RESOLUTION", snapshot: { ruleset: "hunters", step: 1 } },
    });
    const ask = async (body: GraphqlBody) => (await call("graphql", "POST", "/graphql", body)).body;
    const document = graphqlBody(await schemaOf(ask), "hunters", "new", { input, seed });
    const graphql = await call("graphql", "POST", "/graphql", document);
    const { digest, dice } = rest.body;
    expect(graphql).toMatchObject({
      statusCode: 200,
      body: { data: { hunters: { new: { __typename: "HuntersNewResolution", digest, dice } } } },
    });
  });
});

function eventOf(method: string, rawPath: string, body: unknown): APIGatewayProxyEventV2 {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString: "",
    headers: { accept: "application/json", ...(text === undefined ? {} : { "content-type": "application/json" }) },
    requestContext: {
      accountId: "1",
      apiId: "1",
      domainName: "localhost",
      domainPrefix: "localhost",
      http: { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      requestId: "1",
      routeKey: "$default",
      stage: "$default",
      time: "01/Jan/2026:00:00:00 +0000",
      timeEpoch: 0,
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  };
}
