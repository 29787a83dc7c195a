import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { castsIn, complaintsAbout, type SourceFile } from './structure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(join('libs', 'proto', 'gen')))
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));
}

describe('structure of the repository', () => {
  it('keeps its directions and budgets', () => {
    const files = ['libs', 'services', 'deploy', 'scripts', 'test'].flatMap(sourceFiles);
    assert.ok(files.length > 50, 'the files were found');
    assert.deepEqual(complaintsAbout(files), []);
  });
});

// Put together here, so that this file does not break the rules that it shows.
const marker = ['TO', 'DO'].join('');
const suppression = ['oxlint', 'disable-next-line'].join('-');
const wait = ['sl', 'eep'].join('');

describe('the structure check itself', () => {
  const complaints = (path: string, text: string): readonly string[] =>
    complaintsAbout([
      { path, text },
      { path: path.replace(/\.ts$/u, '.test.ts'), text: '' },
    ]);

  for (const { what, path, text } of [
    {
      what: 'a service that imports another',
      path: 'services/crawler/run-task.ts',
      text: "import { x } from '../gateway/core/claim.ts';\n",
    },
    {
      what: 'a core that imports a library',
      path: 'services/gateway/core/claim.ts',
      text: "import { log } from '#libs/telemetry/log.ts';\n",
    },
    {
      what: 'a core that imports a package',
      path: 'services/gateway/core/claim.ts',
      text: "import { z } from 'zod';\n",
    },
    {
      what: 'an adapter that imports a story',
      path: 'services/gateway/adapters/dispatch-store.ts',
      text: "import { relayOnce } from '../relay-outbox.ts';\n",
    },
    {
      what: 'a story that imports a package',
      path: 'services/gateway/relay-outbox.ts',
      text: "import { connect } from 'amqplib';\n",
    },
    {
      what: 'a library that imports a service',
      path: 'libs/grpc/serve.ts',
      text: "import { x } from '../../services/gateway/config.ts';\n",
    },
    {
      what: 'production code that imports a test',
      path: 'libs/grpc/serve.ts',
      text: "import { x } from '../../test/support/world.ts';\n",
    },
    { what: 'a file of 301 lines', path: 'libs/a.ts', text: '\n'.repeat(301) },
    { what: 'an any', path: 'libs/a.ts', text: 'export const x: any = 1;\n' },
    { what: 'an any behind as', path: 'libs/a.ts', text: 'export const x = y as any;\n' },
    { what: 'a line of 101 columns', path: 'libs/a.ts', text: `// ${'x'.repeat(98)}\n` },
    { what: 'a left-over marker', path: 'libs/a.ts', text: `// ${marker} later\n` },
    { what: 'a vague name', path: 'libs/grpc/utils.ts', text: '' },
    {
      what: 'a suppression without a reason',
      path: 'libs/a.ts',
      text: `// ${suppression} no-console\n`,
    },
    {
      what: 'a test that waits by the clock',
      path: 'libs/a.test.ts',
      text: `await ${wait}(100);\n`,
    },
  ]) {
    it(`catches ${what}`, () => {
      const found = complaints(path, text).filter((complaint) => complaint.startsWith(path));
      assert.equal(found.length >= 1, true, `nothing was said about ${path}`);
    });
  }

  it('catches a core file without a test', () => {
    const found = complaintsAbout([{ path: 'services/gateway/core/claim.ts', text: '' }]);
    assert.deepEqual(found, ['services/gateway/core/claim.ts: has no test beside it']);
  });

  it('catches too many casts and counts none in comments, texts and imports', () => {
    assert.equal(castsIn("import { a as b } from 'x';\n// as Text\nconst s = 'x as Y';"), 0);
    assert.equal(castsIn('const a = b as Text; const c = [] as const;'), 1);
    const text = 'const a = b as Text;\n'.repeat(10);
    assert.ok(complaints('libs/a.ts', text).some((complaint) => complaint.includes('casts')));
  });

  it('lets through what the rules allow', () => {
    const text = [
      "import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';",
      "import { createHash } from 'node:crypto';",
      "import { next } from './plan.ts';",
      '',
    ].join('\n');
    assert.deepEqual(complaints('services/gateway/core/claim.ts', text), []);
  });
});
