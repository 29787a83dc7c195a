import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkExtraction } from '../check-extraction.ts';
import {
  expandExtraction,
  expandPreset,
  presetNames,
  presetParameters,
  presetSite,
} from './presets.ts';

const none = { requiredFields: [], guard: null, emptyState: null, closedSigns: [] };

function complaintsOf(preset: string, board: string, parameters: Record<string, string> = {}) {
  const expanded = expandPreset({ preset, board, parameters });
  return 'complaints' in expanded ? expanded.complaints : [];
}

describe('presets', () => {
  for (const preset of presetNames) {
    it(`write out ${preset} as a definition with nothing wrong in it`, () => {
      const chosen = { preset, board: 'acme', parameters: {} };
      assert.deepEqual(checkExtraction({ ...none, strategy: 'preset', preset: chosen }), []);
      const expanded = expandPreset(chosen);
      assert.ok('extraction' in expanded);
      assert.deepEqual(checkExtraction(expanded.extraction), []);
    });

    it(`know where ${preset} publishes a board, over TLS and inside its hosts`, () => {
      const site = presetSite({ preset, board: 'acme', parameters: {} });
      assert.ok(site);
      const { protocol, host, pathname } = new URL(site.baseUrl);
      assert.equal(protocol, 'https:');
      assert.deepEqual(site.allowedHosts, [host]);
      assert.ok(site.allowedPathPrefixes.some((prefix) => pathname.startsWith(prefix)));
      assert.equal(site.provider, preset);
      assert.match(site.baseUrl, /acme/u);
    });

    it(`describe each parameter of ${preset}, and take its values`, () => {
      for (const { name, description, values = ['x'] } of presetParameters(preset)) {
        assert.match(description, /^[A-Z].{10,}/u);
        for (const value of values) {
          assert.deepEqual(complaintsOf(preset, 'acme', { [name]: value }), []);
        }
      }
    });
  }

  const cases = [
    {
      when: 'there is no such preset',
      given: ['taleo', 'acme'],
      field: 'extraction.preset.preset',
    },
    {
      when: 'a preset is a word of the language',
      given: ['toString', 'acme'],
      field: 'extraction.preset.preset',
    },
    {
      when: 'a host token has a dot',
      given: ['personio', 'a.b'],
      field: 'extraction.preset.board',
    },
    {
      when: 'a path token leads elsewhere',
      given: ['lever', '../x'],
      field: 'extraction.preset.board',
    },
    { when: 'a board is empty', given: ['ashby', ''], field: 'extraction.preset.board' },
  ] as const;
  for (const { when, given, field } of cases) {
    it(`name the field when ${when}`, () => {
      const [preset, board] = given;
      assert.deepEqual(
        complaintsOf(preset, board).map((complaint) => complaint.field),
        [field],
      );
      assert.equal(presetSite({ preset, board, parameters: {} }), undefined);
    });
  }

  it('name a parameter that is none, or has a value that is none', () => {
    const complaints = complaintsOf('lever', 'acme', {
      region: 'mars',
      regoin: 'eu',
      company: ' ',
    });
    assert.deepEqual(complaints, [
      {
        field: 'extraction.preset.parameters[region]',
        description: 'is "mars", must be one of global, eu',
      },
      {
        field: 'extraction.preset.parameters[regoin]',
        description: 'is no parameter of lever, which takes company, region, page_size, empty',
      },
      { field: 'extraction.preset.parameters[company]', description: 'must not be empty' },
    ]);
  });

  it('follow their parameters to another address', () => {
    const siteOf = (preset: string, parameters: Record<string, string>) => {
      return presetSite({ preset, board: 'acme', parameters })?.baseUrl;
    };
    assert.equal(
      siteOf('lever', { region: 'eu' }),
      'https://api.eu.lever.co/v0/postings/acme?mode=json',
    );
    assert.equal(
      siteOf('personio', { domain: 'com', language: 'de' }),
      'https://acme.jobs.personio.com/xml?language=de',
    );
  });

  it('keep what their user says beside them', () => {
    const expanded = expandExtraction({
      ...none,
      strategy: 'preset',
      preset: { preset: 'ashby', board: 'acme', parameters: {} },
      requiredFields: ['salary'],
      emptyState: { sign: 'emptyItems', emptyItems: true },
      closedSigns: [{ sign: 'path', path: 'department', values: ['Talent pool'] }],
    });
    assert.ok('extraction' in expanded);
    const { requiredFields, emptyState, closedSigns } = expanded.extraction;
    assert.deepEqual(requiredFields, ['salary']);
    assert.equal(emptyState?.sign, 'emptyItems');
    assert.deepEqual(
      closedSigns.map(({ path }) => path),
      ['isListed', 'department'],
    );
  });

  it('leave any other strategy as it is', () => {
    const extraction = { ...none, strategy: 'html' as const };
    assert.deepEqual(expandExtraction(extraction), { extraction });
  });
});
