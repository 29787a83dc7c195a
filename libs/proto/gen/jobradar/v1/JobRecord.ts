// Original file: proto/jobradar/v1/job.proto

import type { Company$Input as _jobradar_v1_Company$Input, Company as _jobradar_v1_Company } from '../../jobradar/v1/Company.ts';
import type { Place$Input as _jobradar_v1_Place$Input, Place as _jobradar_v1_Place } from '../../jobradar/v1/Place.ts';
import type { Workplace$Input as _jobradar_v1_Workplace$Input, Workplace as _jobradar_v1_Workplace } from '../../jobradar/v1/Workplace.ts';
import type { RemoteArea$Input as _jobradar_v1_RemoteArea$Input, RemoteArea as _jobradar_v1_RemoteArea } from '../../jobradar/v1/RemoteArea.ts';
import type { EmploymentType$Input as _jobradar_v1_EmploymentType$Input, EmploymentType as _jobradar_v1_EmploymentType } from '../../jobradar/v1/EmploymentType.ts';
import type { ContractKind$Input as _jobradar_v1_ContractKind$Input, ContractKind as _jobradar_v1_ContractKind } from '../../jobradar/v1/ContractKind.ts';
import type { Salary$Input as _jobradar_v1_Salary$Input, Salary as _jobradar_v1_Salary } from '../../jobradar/v1/Salary.ts';
import type { JobDate$Input as _jobradar_v1_JobDate$Input, JobDate as _jobradar_v1_JobDate } from '../../jobradar/v1/JobDate.ts';
import type { JobIdentifier$Input as _jobradar_v1_JobIdentifier$Input, JobIdentifier as _jobradar_v1_JobIdentifier } from '../../jobradar/v1/JobIdentifier.ts';
import type { Experience$Input as _jobradar_v1_Experience$Input, Experience as _jobradar_v1_Experience } from '../../jobradar/v1/Experience.ts';
import type { Education$Input as _jobradar_v1_Education$Input, Education as _jobradar_v1_Education } from '../../jobradar/v1/Education.ts';
import type { FieldOrigin$Input as _jobradar_v1_FieldOrigin$Input, FieldOrigin as _jobradar_v1_FieldOrigin } from '../../jobradar/v1/FieldOrigin.ts';

/**
 * What one observation of a posting says, in the normal form; written by the crawler.
 * Unknown stays unset and is never guessed; raw texts are kept beside what was read from them.
 * content_hash covers a listed set of these fields and stands with hash_version. Contact data
 * of people is never stored.
 */
export interface JobRecord$Input {
  /**
   * The site's own id; the key together with tenant and source. Never altered. Structured data
   * that names none goes by the address of its page, and has the flag id_from_url.
   * Rule: required min_len=1 max_len=200
   */
  'externalId'?: (string);
  /**
   * Canonical URL of the posting, tracking parameters removed.
   * Rule: required uri max_len=2048
   */
  'sourceUrl'?: (string);
  /**
   * Cleaned: code, place and shouting taken out.
   * Rule: required min_len=1 max_len=500
   */
  'title'?: (string);
  /**
   * Who hires.
   * Rule: required
   */
  'company'?: (_jobradar_v1_Company$Input | null);
  /**
   * Title as on the page, where it differs.
   * Rule: max_len=500
   */
  'titleText'?: (string);
  /**
   * URL at which the page was read after redirects, where it differs.
   * Rule: uri max_len=2048
   */
  'finalUrl'?: (string);
  /**
   * Where to apply.
   * Rule: uri max_len=2048
   */
  'applyUrl'?: (string);
  /**
   * Sanitised HTML, decoded once, sections joined.
   * Rule: max_len=100000
   */
  'descriptionHtml'?: (string);
  /**
   * The same as plain text.
   * Rule: max_len=100000
   */
  'descriptionText'?: (string);
  /**
   * Places named, in order; a roll-up label ("2 Locations") is none.
   * Rule: max_items=100
   */
  'places'?: (_jobradar_v1_Place$Input)[];
  /**
   * Location text as on the page.
   * Rule: max_len=1000
   */
  'locationText'?: (string);
  /**
   * Where the work is done; an address alone says nothing.
   */
  'workplace'?: (_jobradar_v1_Workplace$Input);
  /**
   * Where a remote worker may live; empty = not stated, which is not worldwide.
   * Rule: max_items=250
   */
  'remoteFrom'?: (_jobradar_v1_RemoteArea$Input)[];
  /**
   * Only when the source says so.
   */
  'worldwide'?: (boolean);
  /**
   * Hours and form.
   * Rule: max_items=8
   */
  'employmentTypes'?: (_jobradar_v1_EmploymentType$Input)[];
  /**
   * Duration.
   */
  'contract'?: (_jobradar_v1_ContractKind$Input);
  /**
   * Employment words as on the page.
   * Rule: max_len=300
   */
  'employmentText'?: (string);
  /**
   * Pay.
   */
  'salary'?: (_jobradar_v1_Salary$Input | null);
  /**
   * When it was posted. Unset when not known, never today.
   */
  'posted'?: (_jobradar_v1_JobDate$Input | null);
  /**
   * Until when it holds; a bare day holds to its end in the source's zone.
   */
  'validThrough'?: (_jobradar_v1_JobDate$Input | null);
  /**
   * Further ids: requisition, internal id, short code.
   * Rule: max_items=20
   */
  'identifiers'?: (_jobradar_v1_JobIdentifier$Input)[];
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'department'?: (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'function'?: (string);
  /**
   * Verbatim.
   * Rule: max_len=100
   */
  'seniority'?: (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'industry'?: (string);
  /**
   * O*NET-SOC or ISCO code, if the source gives one.
   * Rule: max_len=50
   */
  'occupationCode'?: (string);
  /**
   * Experience asked for.
   */
  'experience'?: (_jobradar_v1_Experience$Input | null);
  /**
   * Education asked for.
   */
  'education'?: (_jobradar_v1_Education$Input | null);
  /**
   * Skills named as such by the source.
   * Rule: max_items=100 items.max_len=100
   */
  'skills'?: (string)[];
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'responsibilities'?: (string);
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'qualifications'?: (string);
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'benefits'?: (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'workHours'?: (string);
  /**
   * When the work begins.
   */
  'startDate'?: (_jobradar_v1_JobDate$Input | null);
  /**
   * The work begins at once.
   */
  'immediateStart'?: (boolean);
  /**
   * Openings; 0 = not stated.
   * Rule: gte=1 lte=100000
   */
  'openings'?: (number);
  /**
   * BCP 47.
   * Rule: max_len=35
   */
  'language'?: (string);
  /**
   * One can apply on the posting's own page; unset = not stated.
   */
  'directApply'?: (boolean);
  /**
   * Marks of the whole record: multiple_postings, visible_mismatch, damaged, needs_detail,
   * workplace_conflict, text_cleaned, type_coerced, student, new_grad, language_detected,
   * id_from_url (a new address makes it a new job) and others.
   * Rule: max_items=32 items.max_len=64
   */
  'flags'?: (string)[];
  /**
   * Repairs of structured data that were needed, as named in test/cases/jsonld.json.
   * Rule: max_items=16 items.max_len=64
   */
  'repairs'?: (string)[];
  /**
   * Where each field comes from.
   * Rule: max_items=64
   */
  'origins'?: (_jobradar_v1_FieldOrigin$Input)[];
  /**
   * What the source has beyond this form.
   * Rule: max_items=64 keys.max_len=64 values.max_len=2000
   */
  'attributes'?: ({[key: string]: string});
  '_directApply'?: "directApply";
}

/**
 * What one observation of a posting says, in the normal form; written by the crawler.
 * Unknown stays unset and is never guessed; raw texts are kept beside what was read from them.
 * content_hash covers a listed set of these fields and stands with hash_version. Contact data
 * of people is never stored.
 */
export interface JobRecord {
  /**
   * The site's own id; the key together with tenant and source. Never altered. Structured data
   * that names none goes by the address of its page, and has the flag id_from_url.
   * Rule: required min_len=1 max_len=200
   */
  'externalId': (string);
  /**
   * Canonical URL of the posting, tracking parameters removed.
   * Rule: required uri max_len=2048
   */
  'sourceUrl': (string);
  /**
   * Cleaned: code, place and shouting taken out.
   * Rule: required min_len=1 max_len=500
   */
  'title': (string);
  /**
   * Who hires.
   * Rule: required
   */
  'company': (_jobradar_v1_Company | null);
  /**
   * Title as on the page, where it differs.
   * Rule: max_len=500
   */
  'titleText': (string);
  /**
   * URL at which the page was read after redirects, where it differs.
   * Rule: uri max_len=2048
   */
  'finalUrl': (string);
  /**
   * Where to apply.
   * Rule: uri max_len=2048
   */
  'applyUrl': (string);
  /**
   * Sanitised HTML, decoded once, sections joined.
   * Rule: max_len=100000
   */
  'descriptionHtml': (string);
  /**
   * The same as plain text.
   * Rule: max_len=100000
   */
  'descriptionText': (string);
  /**
   * Places named, in order; a roll-up label ("2 Locations") is none.
   * Rule: max_items=100
   */
  'places': (_jobradar_v1_Place)[];
  /**
   * Location text as on the page.
   * Rule: max_len=1000
   */
  'locationText': (string);
  /**
   * Where the work is done; an address alone says nothing.
   */
  'workplace': (_jobradar_v1_Workplace);
  /**
   * Where a remote worker may live; empty = not stated, which is not worldwide.
   * Rule: max_items=250
   */
  'remoteFrom': (_jobradar_v1_RemoteArea)[];
  /**
   * Only when the source says so.
   */
  'worldwide': (boolean);
  /**
   * Hours and form.
   * Rule: max_items=8
   */
  'employmentTypes': (_jobradar_v1_EmploymentType)[];
  /**
   * Duration.
   */
  'contract': (_jobradar_v1_ContractKind);
  /**
   * Employment words as on the page.
   * Rule: max_len=300
   */
  'employmentText': (string);
  /**
   * Pay.
   */
  'salary': (_jobradar_v1_Salary | null);
  /**
   * When it was posted. Unset when not known, never today.
   */
  'posted': (_jobradar_v1_JobDate | null);
  /**
   * Until when it holds; a bare day holds to its end in the source's zone.
   */
  'validThrough': (_jobradar_v1_JobDate | null);
  /**
   * Further ids: requisition, internal id, short code.
   * Rule: max_items=20
   */
  'identifiers': (_jobradar_v1_JobIdentifier)[];
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'department': (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'function': (string);
  /**
   * Verbatim.
   * Rule: max_len=100
   */
  'seniority': (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'industry': (string);
  /**
   * O*NET-SOC or ISCO code, if the source gives one.
   * Rule: max_len=50
   */
  'occupationCode': (string);
  /**
   * Experience asked for.
   */
  'experience': (_jobradar_v1_Experience | null);
  /**
   * Education asked for.
   */
  'education': (_jobradar_v1_Education | null);
  /**
   * Skills named as such by the source.
   * Rule: max_items=100 items.max_len=100
   */
  'skills': (string)[];
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'responsibilities': (string);
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'qualifications': (string);
  /**
   * Plain text.
   * Rule: max_len=20000
   */
  'benefits': (string);
  /**
   * Verbatim.
   * Rule: max_len=300
   */
  'workHours': (string);
  /**
   * When the work begins.
   */
  'startDate': (_jobradar_v1_JobDate | null);
  /**
   * The work begins at once.
   */
  'immediateStart': (boolean);
  /**
   * Openings; 0 = not stated.
   * Rule: gte=1 lte=100000
   */
  'openings': (number);
  /**
   * BCP 47.
   * Rule: max_len=35
   */
  'language': (string);
  /**
   * One can apply on the posting's own page; unset = not stated.
   */
  'directApply'?: (boolean);
  /**
   * Marks of the whole record: multiple_postings, visible_mismatch, damaged, needs_detail,
   * workplace_conflict, text_cleaned, type_coerced, student, new_grad, language_detected,
   * id_from_url (a new address makes it a new job) and others.
   * Rule: max_items=32 items.max_len=64
   */
  'flags': (string)[];
  /**
   * Repairs of structured data that were needed, as named in test/cases/jsonld.json.
   * Rule: max_items=16 items.max_len=64
   */
  'repairs': (string)[];
  /**
   * Where each field comes from.
   * Rule: max_items=64
   */
  'origins': (_jobradar_v1_FieldOrigin)[];
  /**
   * What the source has beyond this form.
   * Rule: max_items=64 keys.max_len=64 values.max_len=2000
   */
  'attributes': ({[key: string]: string});
  '_directApply'?: "directApply";
}
