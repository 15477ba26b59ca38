import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";

const client = new SSMClient({});

/** Returns the value of a secure cloud parameter, or undefined if it does not exist. */
export async function parameterOf(name: string): Promise<string | undefined> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    return Parameter?.Value;
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
