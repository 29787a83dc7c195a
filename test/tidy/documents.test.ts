import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { documentParts, withPart } from '../../scripts/document-parts.ts';
import { guarantees } from '../../scripts/guarantees.ts';
import { bufLine, grpcurlLine, readmeSteps } from '../../scripts/readme-commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('documents', () => {
  for (const part of documentParts()) {
    it(`show "${part.name}" in ${part.file} as the code has it (else: npm run documents)`, () => {
      const document = read(part.file);
      assert.equal(withPart(document, part), document);
    });
  }

  it('name only tests that exist', () => {
    for (const { id, tests } of guarantees) {
      for (const { file, name } of tests) {
        assert.ok(read(file).includes(name), `${id}: ${file} has no test "${name}"`);
      }
    }
  });

  it('link only to what exists', () => {
    for (const file of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']) {
      for (const [, target = ''] of read(file).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/gu)) {
        assert.ok(existsSync(join(root, target)), `${file} links to ${target}`);
      }
    }
  });

  it('name only files that exist in the path of one crawl', () => {
    const path = read('ARCHITECTURE.md').split('## The path of one crawl')[1]?.split('\n## ')[0];
    let folder = '';
    for (const [, name = ''] of path?.matchAll(/`([\w./-]+)`/gu) ?? []) {
      if (!name.includes('/')) continue;
      const isWithin = /^(?:core|adapters|sources)\//u.test(name);
      const full = isWithin ? join(folder, name) : name;
      if (!isWithin) folder = name.split('/').slice(0, 2).join('/');
      assert.ok(existsSync(join(root, full)), `ARCHITECTURE.md names ${full}`);
    }
  });

  it('give grpcurl and buf curl the same method and the same request', () => {
    for (const { calls } of readmeSteps) {
      for (const call of calls) {
        const strip = (line: string): string =>
          line.replace(/^[bg] -d /u, '').replace(/ (?:\$U\/|\$A )/u, ' ');
        assert.equal(strip(bufLine(call)), strip(grpcurlLine(call)));
      }
    }
  });
});
