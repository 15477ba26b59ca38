import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";

const client = new SSMClient({});

/** The value of a secure parameter of the cloud by its name; undefined where there is none. */
export async function parameterOf(name: string): Promise<string | undefined> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    return Parameter?.Value;
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
