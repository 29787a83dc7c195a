import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { firstValue } from '../raw-job.ts';
import { rawPosting, type PostingContext } from './raw-posting.ts';

describe('posting of structured data', () => {
  const context: PostingContext = {
    locale: 'en-US',
    sourceCountry: null,
    method: 'METHOD_JSON_LD',
    describe: (html) => ({ html, text: html.replace(/<[^>]*>/gu, '') }),
    plain: (text) => text,
  };

  it('gives what it says and nothing else', () => {
    const job = rawPosting(
      {
        '@type': 'JobPosting',
        title: 'Engineer',
        identifier: { value: 7 },
        hiringOrganization: 'Acme',
        employmentType: ['FULL_TIME', 'PART_TIME'],
        skills: 'SQL, Go',
        directApply: 'True',
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: 24,
        },
        educationRequirements: { credentialCategory: 'bachelor degree' },
        description: '<p>x</p>',
      },
      context,
    );
    assert.equal(firstValue(job, 'external_id'), '7');
    assert.equal(firstValue(job, 'company'), 'Acme');
    assert.equal(firstValue(job, 'experience'), '24 months');
    assert.equal(firstValue(job, 'education'), 'bachelor degree');
    assert.deepEqual(job.values.find((value) => value.field === 'skills')?.values, ['SQL', 'Go']);
    assert.equal(job.directApply, true);
    assert.deepEqual(job.description, { html: '<p>x</p>', text: 'x' });
    assert.equal(job.salary, undefined);
    assert.equal(job.placeReading, undefined);
    assert.equal(firstValue(job, 'posted'), undefined);
  });

  it('marks keys in another case', () => {
    const job = rawPosting({ Title: 'Engineer' }, context);
    assert.equal(firstValue(job, 'title'), 'Engineer');
    assert.deepEqual(job.flags, ['key_case']);
  });

  it('knows the site and the logo of the company', () => {
    const organization = { name: 'Acme', sameAs: 'https://acme.test', logo: { url: '/l.png' } };
    const job = rawPosting({ hiringOrganization: organization }, context);
    assert.equal(firstValue(job, 'company_url'), 'https://acme.test');
    assert.equal(job.logoUrl, '/l.png');
  });
});
