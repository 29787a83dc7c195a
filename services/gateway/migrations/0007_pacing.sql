-- Pacing that adapts: a floor from robots.txt, a slow-down that the site's answers cause, and the
-- numbers of the breaker. The database's time alone decides, so clocks of workers do not matter.

alter table sites
  -- Least time between two requests by Crawl-delay, and the origin whose robots.txt says so: only
  -- that origin may lower it again.
  add column robots_gap interval not null default '0',
  add column robots_gap_origin text not null default '',
  -- By how much the pace is stretched (core/throttle.ts); 1: not at all.
  add column slowdown float8 not null default 1 check (slowdown >= 1),
  -- When it was last stretched. What was booked before belongs to the same round of requests, and
  -- one round is one signal.
  add column slowdown_time timestamptz not null default '-infinity',
  -- Usual time until the site's headers come, a moving average; null: not known yet.
  add column latency_ms float8,
  -- Rounds in a row in which the site refused with 429.
  add column throttles integer not null default 0,
  -- Requests in a row without an answer, or with a 5xx, and since when.
  add column failures integer not null default 0,
  add column failing_since timestamptz not null default '-infinity',
  -- OPEN: no request before. HALF_OPEN: when the probe counts as lost.
  add column breaker_until timestamptz not null default '-infinity',
  -- How often it opened since the site last answered.
  add column breaker_trips integer not null default 0,
  -- HALF_OPEN: the reservation whose only permit is the probe.
  add column probe uuid,
  -- The pace that holds. A site that is asked more rarely than once a minute is not slowed down.
  add column effective_gap interval not null generated always as (
    greatest(gap, robots_gap,
      least(greatest(gap, robots_gap) * slowdown, interval '1 minute'))) stored;
