-- The evidence of robots.txt, and what it asks for beside its rules.

alter table robots
  -- Crawl-delay of our group; null: none.
  add column crawl_delay_ms double precision,
  -- Of the body, in hex; empty: no body is kept.
  add column sha256 text not null default '',
  -- When the decision or the body last became another one.
  add column change_time timestamptz;

-- What an older file said of a delay is not known: it is asked for again at once, and as a whole.
update robots
set change_time = fetch_time, sha256 = coalesce(encode(sha256(body), 'hex'), '');
update robots set expire_time = least(expire_time, now()), etag = '', last_modified = ''
where decision = 'RULES';
