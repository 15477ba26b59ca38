import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildFunctions } from "../../infra/build.mjs";
import machine from "../../infra/simulation.asl.json" with { type: "json" };
import { Registry } from "../../src/api/registry";
import { restRoutes } from "../../src/api/rest/index";
import { MARK } from "../../src/careers/store/items";
import { tableDefinition } from "../../src/careers/store/table";
import type { Handler } from "../../src/local/server";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { openApi } from "../fixtures/openapi";
import { type GraphqlBody, graphqlBody, schemaOf } from "../http/graphql-example";
import { filesOf } from "./zip";

const FUNCTIONS = [
  "graphql",
  "rest",
  "analyses",
  "graphqlanalyses",
  "careers",
  "events",
  "webhooks",
  "simulation",
] as const;

/** The time limits of functions, in seconds. The others have 10. */
const TIMEOUTS: Readonly<Record<string, number>> = { events: 270, webhooks: 60, simulation: 240 };

/** The bundle of a function. Functions for analyses use those of REST and GraphQL. */
function bundleOf(name: (typeof FUNCTIONS)[number]): string {
  return name === "analyses" ? "rest" : name === "graphqlanalyses" ? "graphql" : name;
}

interface Resource {
  readonly Type: string;
  readonly Condition?: string;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

interface Statement {
  readonly Effect: string;
  readonly Action: readonly string[];
  readonly Resource: readonly { readonly "Fn::Sub"?: string }[];
}

let folder = "";

let resources: Readonly<Record<string, Resource>> = {};

const zips = new Map<string, Map<string, Buffer>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "package-"));
  await buildFunctions();
  await promisify(execFile)(process.execPath, ["node_modules/osls/bin/serverless.js", "package", "--package", folder], {
    // No credentials, and a proxy that rejects everything: any network access fails.
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

/** A name that CloudFormation fills in. */
function placeholder(name: string): string {
  return `\${${name}}`;
}

/** The function behind each route. */
function routes(): Record<string, string | undefined> {
  const pairs = ofType("AWS::ApiGatewayV2::Route").map(({ Properties }) => [
    Properties.RouteKey,
    /Integration(Graphqlanalyses|Graphql|Rest|Analyses|Careers)/.exec(JSON.stringify(Properties.Target))?.[1],
  ]);
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}

/** The REST paths of analyses that take seconds, in the gateway's notation. */
function analysisPaths(): string[] {
  const routes = restRoutes(new Registry(rulesets)).filter(({ isSlow }) => isSlow);
  const paths = routes.map(({ path }) => path.replaceAll(/:(\w+)/g, "{$1}"));
  return [...rulesets].flatMap(({ id }) => paths.map((path) => path.replace("{ruleset}", id)));
}

describe("the CloudFormation template", () => {
  test("has the functions, on their runtime and architecture", () => {
    expect(ofType("AWS::Lambda::Function").map(({ Properties }) => Properties)).toMatchObject(
      FUNCTIONS.map((name) => ({
        FunctionName: `naval-umpire-dev-${name}`,
        Handler: `dist/${bundleOf(name)}/index.handler`,
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Timeout: TIMEOUTS[name] ?? 10,
      })),
    );
  });

  test("routes every path to its function", () => {
    expect(routes()).toEqual({
      "ANY /graphql": "Graphql",
      "ANY /schema.graphql": "Graphql",
      "ANY /schema/{document}": "Graphql",
      "ANY /graphql/analyses": "Graphqlanalyses",
      "ANY /": "Rest",
      "ANY /app/{proxy+}": "Rest",
      "ANY /v1/{proxy+}": "Rest",
      "ANY /openapi.json": "Rest",
      "ANY /openapi/{document}": "Rest",
      "ANY /docs": "Rest",
      "ANY /assets/{name}": "Rest",
      "ANY /verify_career.py": "Rest",
      "ANY /problems": "Rest",
      "ANY /problems/{type}": "Rest",
      "ANY /guides": "Rest",
      "ANY /guides/{name}": "Rest",
      "ANY /guides/{folder}/{name}": "Rest",
      "ANY /changelog": "Rest",
      "ANY /llms.txt": "Rest",
      "ANY /healthz": "Rest",
      ...Object.fromEntries(analysisPaths().map((path) => [`ANY ${path}`, "Analyses"])),
      "ANY /v1/careers": "Careers",
      "ANY /v1/careers/{proxy+}": "Careers",
      "ANY /.well-known/naval-umpire-keys.json": "Careers",
    });
  });

  test("leaves CORS to the functions, which allow any header", () => {
    const [api, ...more] = ofType("AWS::ApiGatewayV2::Api");
    expect([more, api!.Properties.CorsConfiguration]).toEqual([[], undefined]);
  });

  test("routes every path of the OpenAPI documents", () => {
    const { paths } = openApi();
    const prefixes = Object.keys(routes()).map((key) => key.replace("ANY ", "").replace(/\{.*\+\}$/, "*"));
    const covered = (path: string) =>
      prefixes.some((prefix) => (prefix.endsWith("*") ? path.startsWith(prefix.slice(0, -1)) : path === prefix));
    expect(Object.keys(paths)).not.toEqual([]);
    expect(Object.keys(paths).filter((path) => !covered(path))).toEqual([]);
  });

  test("gives the three functions that store games one role, and each other function and the state machine its own", () => {
    const roleOf = (name: string) => JSON.stringify(resources[`${name}LambdaFunction`]!.Properties.Role);
    expect(Object.keys(resources).filter((id) => resources[id]!.Type === "AWS::IAM::Role")).toEqual([
      ...[
        "RestRole",
        "AnalysesRole",
        "SimulationRole",
        "CareersRole",
        "EventsRole",
        "WebhooksRole",
        "SimulationMachineRole",
      ],
    ]);
    for (const name of ["Graphql", "Graphqlanalyses", "Careers"]) {
      expect(roleOf(name)).toContain("CareersRole");
      expect(resources[`${name}LambdaFunction`]!.Properties.Environment).toMatchObject({
        Variables: {
          CAREERS_TABLE: { Ref: "CareersTable" },
          SIGNING_KEYS_PARAMETER: "/naval-umpire/dev/signing-keys",
          SERVER_SECRETS_PARAMETER: "/naval-umpire/dev/server-secrets",
        },
      });
    }
    for (const name of ["Rest", "Analyses", "Simulation"]) {
      expect(roleOf(name)).toContain(`${name}Role`);
      expect(JSON.stringify(resources[`${name}LambdaFunction`])).not.toContain("CAREERS_TABLE");
    }
  });

  test.each(["rest", "analyses", "simulation"])("lets %s write its own log and nothing else", (name) => {
    const role = resources[`${name[0]!.toUpperCase()}${name.slice(1)}Role`]!.Properties;
    const policies = role.Policies as { PolicyDocument: { Statement: Statement[] } }[];
    const log = expect.stringMatching(`:log-group:/aws/lambda/naval-umpire-dev-${name}:\\*$`);
    expect(role.ManagedPolicyArns ?? []).toEqual([]);
    expect(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual([
      { Effect: "Allow", Action: ["logs:CreateLogStream", "logs:PutLogEvents"], Resource: [{ "Fn::Sub": log }] },
    ]);
  });

  test("limits the cost of a caller and the retention of logs", () => {
    const stage = ofType("AWS::ApiGatewayV2::Stage")[0]!.Properties;
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 });
    const retentions = ofType("AWS::Logs::LogGroup").map(({ Properties }) => Properties.RetentionInDays);
    expect(retentions).toEqual([14, 14, 14, 14, 14, 14, 14, 14, 14]);
  });

  /** The metrics of an alarm: one, or those of its expression. */
  interface Alarm {
    readonly MetricName?: string;
    readonly Namespace?: string;
    readonly Dimensions?: readonly object[];
    readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: Required<Omit<Alarm, "Metrics">> } }[];
    readonly AlarmActions?: readonly object[];
    readonly OKActions?: readonly object[];
    readonly AlarmDescription?: string;
  }
  const alarms = () => ofType("AWS::CloudWatch::Alarm").map(({ Properties }) => Properties as Alarm);
  const watched = () =>
    alarms().flatMap((alarm) => [
      ...(alarm.MetricName === undefined ? [] : [alarm]),
      ...(alarm.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
    ]);

  test("raises alarms on the functions' own counts, timeouts, throttling, 5xx and traffic, and notifies a topic", () => {
    const metrics = watched().map(({ Namespace, MetricName, Dimensions }) => {
      const [{ Value } = { Value: undefined }] = (Dimensions ?? []) as { Value?: { Ref?: string } }[];
      return `${Namespace} ${MetricName} ${Value?.Ref ?? ""}`;
    });
    const each = (metric: string, ...more: readonly string[]) =>
      ["Graphql", "Rest", "Analyses", "Graphqlanalyses", "Careers", ...more].map(
        (name) => `${metric} ${name}LambdaFunction`,
      );
    expect(metrics.sort()).toEqual(
      [
        ...each("NavalUmpire Defects", "Events"),
        ...each("NavalUmpire Failures", "Events"),
        ...each("AWS/Lambda Errors"),
        ...each("AWS/Lambda Duration", "Careers"),
        ...each("AWS/Lambda Throttles"),
        "NavalUmpire KeysMissing GraphqlLambdaFunction",
        "NavalUmpire KeysMissing GraphqlanalysesLambdaFunction",
        "NavalUmpire KeysMissing CareersLambdaFunction",
        "AWS/ApiGateway 5xx HttpApi",
        "AWS/ApiGateway DataProcessed HttpApi",
        "AWS/DynamoDB ReadThrottleEvents CareersTable",
        "AWS/DynamoDB WriteThrottleEvents CareersTable",
        "AWS/Lambda Errors WebhooksLambdaFunction",
        "AWS/Lambda Throttles EventsLambdaFunction",
        "AWS/States ExecutionsFailed SimulationMachine",
      ].sort(),
    );
    for (const { AlarmActions, OKActions, AlarmDescription } of alarms()) {
      expect([AlarmActions, OKActions]).toEqual([[{ Ref: "AlarmTopic" }], [{ Ref: "AlarmTopic" }]]);
      expect(AlarmDescription).toBeTruthy();
    }
    expect(resources.AlarmTopic!.Type).toBe("AWS::SNS::Topic");
    expect(resources.AlarmSubscription).toMatchObject({
      Condition: "HasAlarmEmail",
      Properties: { Protocol: "email", TopicArn: { Ref: "AlarmTopic" } },
    });
  });

  test("the functions count the metrics of the alarms", async () => {
    const { href } = pathToFileURL(join(folder, "rest", "dist", "rest", "index.mjs"));
    vi.stubEnv("ACCESS_LOG", "metrics");
    vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "naval-umpire-dev-rest");
    const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { handler } = (await import(`${href}?counted`)) as { handler: Handler };
    await handler(eventOf("GET", "/healthz", undefined));
    const line = JSON.parse(String(log.mock.calls.at(-1)?.[0]));
    vi.unstubAllEnvs();
    log.mockRestore();
    const [{ Namespace, Dimensions, Metrics }] = line._aws.CloudWatchMetrics;
    expect([Namespace, Dimensions, line.Function]).toEqual(["NavalUmpire", [["Function"]], "naval-umpire-dev-rest"]);
    expect(resources.RestLambdaFunction!.Properties.FunctionName).toBe(line.Function);
    const ownMetrics = watched().filter(
      (metric) => metric.Namespace === Namespace && metric.MetricName !== "KeysMissing",
    );
    expect(ownMetrics).toHaveLength(12);
    for (const { MetricName, Dimensions: by } of ownMetrics) {
      expect(Metrics.map(({ Name }: { Name: string }) => Name)).toContain(MetricName);
      expect(by).toMatchObject([{ Name: "Function" }]);
    }
  });

  test("limits instances, reads and writes, so that the worst day has a known price", () => {
    const reserved = ofType("AWS::Lambda::Function").map(({ Properties }) => Properties.ReservedConcurrentExecutions);
    expect(reserved).toEqual([10, 10, 5, 5, 10, 20, 5, 200]);
    expect(resources.CareersTable!.Properties.OnDemandThroughput).toEqual({
      MaxReadRequestUnits: 1000,
      MaxWriteRequestUnits: 500,
    });
    expect(machine.States.Make.MaxConcurrency).toBe(200);
  });

  test("logs one request id at the gateway and in the functions, and hashes callers with a key of the stack", () => {
    const { Format } = ofType("AWS::ApiGatewayV2::Stage")[0]!.Properties.AccessLogSettings as { Format: string };
    expect(JSON.parse(Format)).toMatchObject({ requestId: "$context.requestId", status: "$context.status" });
    for (const name of ["Graphql", "Rest", "Analyses", "Graphqlanalyses", "Careers"]) {
      expect(resources[`${name}LambdaFunction`]!.Properties.Environment).toMatchObject({
        Variables: { ACCESS_LOG: "metrics", LOG_KEY: { "Fn::Select": [2, expect.anything()] } },
      });
    }
  });

  test("lets the function of event streams read the table, and nothing else", () => {
    const { Policies, ManagedPolicyArns } = resources.EventsRole!.Properties;
    const policies = Policies as { PolicyDocument: { Statement: Statement[] } }[];
    const [logs, table, ...others] = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect([others, ManagedPolicyArns ?? []]).toEqual([[], []]);
    expect(JSON.stringify(logs!.Resource)).toMatch(/naval-umpire-dev-events:\*/);
    expect(table).toMatchObject({
      Action: ["dynamodb:Query"],
      Resource: [{ "Fn::GetAtt": ["CareersTable", "Arn"] }],
    });
    expect(JSON.stringify(resources.EventsLambdaFunction)).not.toContain("SECRETS_PARAMETER");
  });

  test("lets the function of webhooks use the table, its stream and the secrets, and nothing else", () => {
    const { Policies, ManagedPolicyArns } = resources.WebhooksRole!.Properties;
    const policies = Policies as { PolicyDocument: { Statement: Statement[] } }[];
    const [logs, table, stream, secrets, ...others] = policies.flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement,
    );
    expect([others, ManagedPolicyArns ?? []]).toEqual([[], []]);
    expect(JSON.stringify(logs!.Resource)).toMatch(/naval-umpire-dev-webhooks:\*/);
    expect(table!.Action).toEqual(["Query", "PutItem", "UpdateItem", "DeleteItem"].map((each) => `dynamodb:${each}`));
    expect(stream!.Resource).toEqual([{ "Fn::GetAtt": ["CareersTable", "StreamArn"] }]);
    expect(secrets).toMatchObject({ Action: ["ssm:GetParameter"] });
    expect(JSON.stringify(secrets!.Resource)).not.toContain("signing-keys");
  });

  test("streams events from an address of their own, and calls the webhooks after each step and each minute", () => {
    expect(ofType("AWS::Lambda::Url").map(({ Properties }) => Properties)).toMatchObject([
      { AuthType: "NONE", InvokeMode: "RESPONSE_STREAM" },
    ]);
    expect(resources.CareersTable!.Properties.StreamSpecification).toEqual({ StreamViewType: "KEYS_ONLY" });
    const [source, ...more] = ofType("AWS::Lambda::EventSourceMapping").map(({ Properties }) => Properties);
    expect([more, source!.EventSourceArn]).toEqual([[], { "Fn::GetAtt": ["CareersTable", "StreamArn"] }]);
    const { Filters } = source!.FilterCriteria as { Filters: { Pattern: string }[] };
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([{ dynamodb: { Keys: { sk: { S: [MARK] } } } }]);
    expect(ofType("AWS::Events::Rule").map(({ Properties }) => Properties.ScheduleExpression)).toEqual([
      "rate(1 minute)",
    ]);
  });

  test("lets the functions that store games do five things with its table, read their keys and secrets, and nothing else", () => {
    const role = resources.CareersRole!.Properties;
    const policies = role.Policies as { PolicyDocument: { Statement: Statement[] } }[];
    const [logs, table, index, keys, ...others] = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect([others, role.ManagedPolicyArns ?? []]).toEqual([[], []]);
    expect(logs!.Action).toEqual(["logs:CreateLogStream", "logs:PutLogEvents"]);
    expect(logs!.Resource.map((each) => each["Fn::Sub"])).toEqual(
      ["careers", "graphql", "graphqlanalyses"].map((name) =>
        expect.stringMatching(`:log-group:/aws/lambda/naval-umpire-dev-${name}:`),
      ),
    );
    expect(table).toMatchObject({
      Action: ["Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"].map((each) => `dynamodb:${each}`),
      Resource: [{ "Fn::GetAtt": ["CareersTable", "Arn"] }],
    });
    expect(index!.Action).toEqual(["dynamodb:Query"]);
    expect(index!.Resource.map((each) => each["Fn::Sub"])).toEqual([
      expect.stringMatching(/\{CareersTable\.Arn\}\/index\/idempotency$/),
    ]);
    expect(keys!.Action).toEqual(["ssm:GetParameter"]);
    expect(keys!.Resource.map((each) => each["Fn::Sub"])).toEqual([
      expect.stringMatching(/:parameter\/naval-umpire\/dev\/signing-keys$/),
      expect.stringMatching(/:parameter\/naval-umpire\/dev\/server-secrets$/),
    ]);
  });

  test("stores games in one table, encrypted, recoverable, and with the schema of the store", () => {
    const tables = ofType("AWS::DynamoDB::Table");
    expect(tables).toHaveLength(1);
    const { TableName: _, ...definition } = tableDefinition("any");
    expect(tables[0]).toMatchObject({
      DeletionPolicy: "Retain",
      UpdateReplacePolicy: "Retain",
      Properties: {
        ...definition,
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
      },
    });
  });

  test("lets the state machine of simulations call its function, run its parts and write its rows, and nothing else", () => {
    const { AssumeRolePolicyDocument, Policies, ManagedPolicyArns } = resources.SimulationMachineRole!.Properties;
    expect(AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Principal: { Service: ["states.amazonaws.com"] }, Action: ["sts:AssumeRole"] }],
    });
    const arn = (text: string) => ({
      "Fn::Sub": `arn:\${AWS::Partition}:states:\${AWS::Region}:\${AWS::AccountId}:${text}`,
    });
    const statement = (Action: readonly string[], ...Resource: readonly unknown[]) => ({
      Effect: "Allow",
      Action,
      Resource,
    });
    expect(ManagedPolicyArns ?? []).toEqual([]);
    expect(
      (Policies as { PolicyDocument: { Statement: unknown } }[]).map((each) => each.PolicyDocument.Statement),
    ).toEqual([
      [
        statement(["lambda:InvokeFunction"], { "Fn::GetAtt": ["SimulationLambdaFunction", "Arn"] }),
        statement(["states:StartExecution"], arn("stateMachine:naval-umpire-dev-simulation")),
        statement(
          ["states:DescribeExecution", "states:StopExecution"],
          arn("execution:naval-umpire-dev-simulation:*"),
          arn("execution:naval-umpire-dev-simulation/Parts:*"),
        ),
        statement(["s3:PutObject", "s3:GetObject", "s3:ListMultipartUploadParts", "s3:AbortMultipartUpload"], {
          "Fn::Sub": `${placeholder("SimulationBucket.Arn")}/runs/*`,
        }),
      ],
    ]);
  });

  test("has the state machine of simulations with the tested definition, function and bucket", () => {
    expect(resources.SimulationMachine).toMatchObject({
      Type: "AWS::StepFunctions::StateMachine",
      Properties: {
        StateMachineName: "naval-umpire-dev-simulation",
        StateMachineType: "STANDARD",
        RoleArn: { "Fn::GetAtt": ["SimulationMachineRole", "Arn"] },
        DefinitionSubstitutions: {
          SimulationFunction: { "Fn::GetAtt": ["SimulationLambdaFunction", "Arn"] },
          SimulationBucket: { Ref: "SimulationBucket" },
        },
      },
    });
    expect(resources.SimulationMachine!.Properties.Definition).toEqual(machine);
    expect(JSON.stringify(machine).match(/\$\{\w+\}/g)).toEqual([
      placeholder("SimulationFunction"),
      placeholder("SimulationFunction"),
      placeholder("SimulationBucket"),
    ]);
    expect(resources.SimulationBucket!.Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ Status: "Enabled", ExpirationInDays: 7 }] },
    });
  });

  test("sends billing alarms to the topic, to which only alarms and budgets may publish", () => {
    const { Budget, NotificationsWithSubscribers } = resources.MonthlyBudget!.Properties;
    expect(Budget).toMatchObject({
      BudgetType: "COST",
      TimeUnit: "MONTHLY",
      BudgetLimit: { Amount: 50, Unit: "USD" },
    });
    const Subscribers = [{ SubscriptionType: "SNS", Address: { Ref: "AlarmTopic" } }];
    expect(NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: "ACTUAL", Threshold: 80 }, Subscribers },
      { Notification: { NotificationType: "FORECASTED", Threshold: 100 }, Subscribers },
    ]);
    const { Statement } = resources.AlarmTopicPolicy!.Properties.PolicyDocument as { Statement: unknown };
    expect(Statement).toMatchObject([
      {
        Principal: { Service: ["cloudwatch.amazonaws.com", "budgets.amazonaws.com"] },
        Action: ["sns:Publish"],
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      },
    ]);
  });

  test("closes the API's own address only if a distribution is in front", () => {
    expect(resources.HttpApi!.Properties.DisableExecuteApiEndpoint).toEqual({ "Fn::If": ["HasFront", true, false] });
    for (const id of ["OriginDomain", "OriginMapping"]) expect(resources[id]!.Condition).toBe("HasFront");
    expect(resources.OriginMapping!.Properties).toMatchObject({ ApiId: { Ref: "HttpApi" }, Stage: "$default" });
    for (const name of ["Graphql", "Rest", "Analyses", "Graphqlanalyses", "Careers"]) {
      const environment = resources[`${name}LambdaFunction`]!.Properties.Environment;
      expect(environment).toMatchObject({ Variables: { FRONT_SECRET: "" } });
    }
  });

  test("has no other kind of resource than it needs", () => {
    expect([...new Set(Object.values(resources).map(({ Type }) => Type))].sort()).toEqual([
      "AWS::ApiGatewayV2::Api",
      "AWS::ApiGatewayV2::ApiMapping",
      "AWS::ApiGatewayV2::DomainName",
      "AWS::ApiGatewayV2::Integration",
      "AWS::ApiGatewayV2::Route",
      "AWS::ApiGatewayV2::Stage",
      "AWS::Budgets::Budget",
      "AWS::CloudWatch::Alarm",
      "AWS::DynamoDB::Table",
      "AWS::Events::Rule",
      "AWS::IAM::Role",
      "AWS::Lambda::EventSourceMapping",
      "AWS::Lambda::Function",
      "AWS::Lambda::Permission",
      "AWS::Lambda::Url",
      "AWS::Logs::LogGroup",
      "AWS::S3::Bucket",
      "AWS::S3::BucketPolicy",
      "AWS::SNS::Subscription",
      "AWS::SNS::Topic",
      "AWS::SNS::TopicPolicy",
      "AWS::StepFunctions::StateMachine",
    ]);
  });
});

/** True for a file that the service serves unchanged: the Python verifier and the conformance vectors. */
function isServed(path: string): boolean {
  const isVector = /^test\/vectors\/(goeben|hunters|pq17|rolls|outcomes)\/(snapshots\/)?[\w-]+\.json$/.test(path);
  return isVector || path === "dist/console/verify_career.py";
}

describe("the archives", () => {
  test("of REST contain the conformance vectors, and no other does", () => {
    const served = ["hunters/port-loading", "pq17/snapshots/air-airbase-axis", "rolls/goeben"].map(
      (name) => `test/vectors/${name}.json`,
    );
    for (const name of FUNCTIONS) {
      const bundled = served.filter((path) => zips.get(name)!.has(path));
      expect(bundled, name).toEqual(name === "rest" ? served : []);
    }
  });

  test("contain one bundle each, plus only other languages' words and the pages' files", () => {
    for (const name of FUNCTIONS) {
      const others = [...zips.get(name)!.keys()].filter(
        (path) => !/^dist\/(graphql|rest|careers|events|webhooks|simulation)\/[\w-]+\.mjs$/.test(path),
      );
      const bundles = [...zips.get(name)!.keys()].filter((path) => path.endsWith(".mjs"));
      expect(bundles.map(dirname).filter((each) => each !== `dist/${bundleOf(name)}`)).toEqual([]);
      expect(bundles).toContain(`dist/${bundleOf(name)}/index.mjs`);
      expect(
        others.filter(
          (path) =>
            !/^dist\/console\/((docs|graphiql|swagger-ui|swagger-ui-bundle)\.(js|css)|licences\.txt)$/.test(path) &&
            !(name === "rest" && (/^dist\/web\/[\w.-]+$/.test(path) || isServed(path))),
        ),
      ).toEqual([]);
    }
  });

  test("load the AWS SDK only for the game store and its keys", async () => {
    const { outputs } = JSON.parse(await readFile("dist/metafile.json", "utf8")) as { outputs: Outputs };
    const sdkOf = (files: Iterable<string>) =>
      [...files]
        .flatMap((file) => Object.keys(outputs[file]!.inputs))
        .filter((path) => /node_modules\/@(aws-sdk|smithy)\//.test(path));
    const loaded = (name: string, without: readonly string[] = []) =>
      loadedBy(outputs, `dist/${name}/index.mjs`, without);
    for (const name of ["rest", "simulation"]) expect(sdkOf(loaded(name))).toEqual([]);
    for (const name of ["graphql", "careers", "events", "webhooks"]) {
      expect(sdkOf(loaded(name))).not.toEqual([]);
      expect(sdkOf(loaded(name, ["src/careers/store/dynamo.ts", "src/careers/signing/parameter.ts"]))).toEqual([]);
    }
  });
});

describe("the packaged functions", () => {
  const hunters = [...rulesets].find(({ id }) => id === "hunters")!;
  const { input, seed } = exampleOf(hunters, "new");

  // Loaded from the unpacked folder, so that no installed package is in reach.
  async function handlerOf(name: (typeof FUNCTIONS)[number]): Promise<Handler> {
    const { href } = pathToFileURL(join(folder, name, "dist", bundleOf(name), "index.mjs"));
    return ((await import(href)) as { handler: Handler }).handler;
  }

  async function call(name: (typeof FUNCTIONS)[number], method: string, path: string, body?: unknown) {
    const handler = await handlerOf(name);
    const { statusCode, body: text } = await handler(eventOf(method, path, body));
    return { statusCode, body: JSON.parse(text ?? "null") as Record<string, unknown> };
  }

  test("report their health", async () => {
    expect(await call("rest", "GET", "/healthz")).toMatchObject({ statusCode: 200, body: { status: "ok" } });
  });

  test("return odds, from the analyses function as from REST", async () => {
    const request = { input, project: ["/outcome"], bound: 10, trials: 0 };
    const [apart, rest] = [
      await call("analyses", "POST", "/v1/hunters/odds/new", request),
      await call("rest", "POST", "/v1/hunters/odds/new", request),
    ];
    expect(apart).toMatchObject({ statusCode: 200, body: { kind: "ODDS" } });
    expect(apart).toEqual(rest);
  });

  test("return odds over GraphQL only from the analyses function, to which the other redirects", async () => {
    const query = `query ($input: JSON) {
      hunters { odds(operation: "new", input: $input, project: ["/outcome"], bound: 10, trials: 0) { __typename } }
    }`;
    const body = { query, variables: { input } };
    expect(resources.GraphqlLambdaFunction!.Properties.Environment).toMatchObject({ Variables: { ANALYSES: "apart" } });
    expect(JSON.stringify(resources.GraphqlanalysesLambdaFunction)).not.toContain('"ANALYSES"');
    vi.stubEnv("ANALYSES", "apart");
    const { handler } = await import(`${pathToFileURL(join(folder, "graphql/dist/graphql/index.mjs")).href}?apart`);
    vi.unstubAllEnvs();
    const redirect = await handler(eventOf("POST", "/graphql", body));
    expect(redirect).toMatchObject({ statusCode: 307, headers: { location: "/graphql/analyses" } });
    expect(redirect.headers).toMatchObject({ "access-control-allow-origin": "*" });
    const search = `query=${encodeURIComponent("{ pq17 { simulate { __typename } } }")}`;
    const response = await handler({ ...eventOf("GET", "/graphql", undefined), rawQueryString: search });
    expect(response).toMatchObject({ statusCode: 307, headers: { location: `/graphql/analyses?${search}` } });
    const answer = await call("graphqlanalyses", "POST", redirect.headers.location, body);
    expect(answer).toMatchObject({
      statusCode: 200,
      body: { data: { hunters: { odds: { __typename: expect.stringMatching(/Odds$/) } } } },
    });
  });

  test("begin the same game over REST and GraphQL", async () => {
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

test("the packaged simulation worker makes the runs of a part", async () => {
  const { href } = pathToFileURL(join(folder, "simulation", "dist", "simulation", "index.mjs"));
  const { handler } = (await import(href)) as { handler: (event: unknown, context: unknown) => Promise<unknown> };
  const { input } = hunters();
  const job = { operation: "new", input, policy: "cautious", measures: ["fate"], seed: "packaged" };
  const task = { ask: "MAKE", batch: { ruleset: "hunters", job, first: 0, count: 3 }, part: 2, from: 2 };
  const rows = await handler(task, { getRemainingTimeInMillis: () => 240_000 });
  expect(rows).toEqual([
    { run: 2, moves: expect.any(Number), over: true, end: "OVER", until: null, values: [expect.any(String)] },
  ]);
});

/** The files that esbuild produced, from its metafile. */
type Outputs = Record<
  string,
  { readonly entryPoint?: string; readonly inputs: object; readonly imports: readonly { readonly path: string }[] }
>;

/** The files that a file may load lazily, without the chunk of that source and what only it loads. */
function loadedBy(
  outputs: Outputs,
  file: string,
  without: readonly string[] = [],
  reached = new Set<string>(),
): Set<string> {
  const output = outputs[file];
  if (output === undefined || reached.has(file) || without.includes(output.entryPoint ?? "")) return reached;
  reached.add(file);
  for (const { path } of output.imports) loadedBy(outputs, path, without, reached);
  return reached;
}

test("the packaged careers function reports an unavailable table", async () => {
  const { href } = pathToFileURL(join(folder, "careers", "dist", "careers", "index.mjs"));
  const { handler } = (await import(href)) as { handler: Handler };
  const { statusCode, body } = await handler(eventOf("POST", "/v1/careers", { ruleset: "hunters", ...hunters() }));
  expect([statusCode, JSON.parse(body ?? "{}").code]).toEqual([503, "STORE_AWAY"]);
  const query = `mutation ($input: JSON, $seed: String) { createCareer(ruleset: hunters, input: $input, seed: $seed) { kind } }`;
  const wire = (await import(pathToFileURL(join(folder, "graphql", "dist", "graphql", "index.mjs")).href)) as {
    handler: Handler;
  };
  const response = await wire.handler(eventOf("POST", "/graphql", { query, variables: hunters() }));
  expect([response.statusCode, JSON.parse(response.body ?? "{}").errors[0].extensions.code]).toEqual([
    503,
    "STORE_AWAY",
  ]);
});

function hunters() {
  const { input, seed } = exampleOf([...rulesets].find(({ id }) => id === "hunters")!, "new");
  return { input, seed };
}

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
