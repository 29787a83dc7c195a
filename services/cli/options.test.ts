import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseOptions } from './options.ts';
import { UsageError } from './verb.ts';

const options = { json: { type: 'boolean' }, url: { type: 'string' } } as const;

describe('cli/options', () => {
  it('reads options and the rest', () => {
    const { values, positionals } = parseOptions(['a', '--json', '--url', 'x'], options);
    assert.deepEqual([values.json, values.url, positionals], [true, 'x', ['a']]);
  });

  for (const [args, words] of [
    [['--jsn'], 'There is no option --jsn; did you mean --json?'],
    [['--force'], 'There is no option --force, only --json, --url'],
    [['-x'], 'There is no option -x, only --json, --url'],
    [['--json=1'], '--json takes no value'],
    [['--url'], '--url needs a value: --url VALUE'],
    [
      ['--url', '--json'],
      '--url needs a value; one that begins with a hyphen is written --url=VALUE',
    ],
  ] as const) {
    it(`says of ${args.join(' ')} what would be right`, () => {
      assert.throws(
        () => parseOptions(args, options),
        (error) => error instanceof UsageError && error.message === words,
      );
    });
  }

  it('says that a command has no options', () => {
    assert.throws(() => parseOptions(['--json'], {}), /--json: this command has none/);
  });
});
