import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { checkPage, type PageCase } from '../../../test/support/structured-case.ts';

interface Part {
  readonly repeat: string;
  readonly times: number;
}

interface Case {
  readonly id: string;
  readonly why?: string;
  readonly input: {
    readonly url: string;
    readonly html?: string;
    readonly html_parts?: readonly (string | Part)[];
    readonly fallback?: PageCase['fallback'];
  };
  readonly expected: PageCase['expected'];
}

const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../test/${folder}/jsonld.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

describe('structured data of a page', () => {
  for (const { id, why, input, expected } of cases) {
    it(`${why ?? 'is read'} (${id})`, () => {
      const parts = input.html_parts ?? [input.html ?? ''];
      const html = parts
        .map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times)))
        .join('');
      checkPage({ id, url: input.url, html, expected, fallback: input.fallback });
      // The largest page has 20 MiB.
    }).timeout(60_000);
  }

  it('never reaches beyond the page', () => {
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
});
