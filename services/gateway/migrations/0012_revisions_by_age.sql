-- Retention looks each minute for definitions that have had their time, and mostly finds none.
create index source_revisions_by_age on source_revisions (create_time);
