/** The servers that a test run was given; the runner (`npm test`) starts them and names them. */
export interface TestServers {
  /** A superuser's URL; tests make their own databases beside it. */
  readonly databaseUrl: string;
  /** An administrator's URL; tests make their own vhosts. */
  readonly amqpUrl: string;
  readonly managementUrl: string;
}

/** Reads the servers' addresses; throws with the way to get them when they are not set. */
export function testServers(): TestServers {
  return {
    databaseUrl: required('JOBRADAR_TEST_DATABASE_URL'),
    amqpUrl: required('JOBRADAR_TEST_AMQP_URL'),
    managementUrl: required('JOBRADAR_TEST_MANAGEMENT_URL'),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set; run the tests by "npm test", which starts the servers`);
  }
  return value;
}
