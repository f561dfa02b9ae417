-- Rules for every table and function, read from the catalogue.
begin;
select plan(11);

create temp view filled_by_visitors as select polrelid as oid from pg_policy where polcmd = 'a';
select isnt_empty($$ select from filled_by_visitors $$, 'at least one table takes rows from visitors');
select is_empty(
  $$ select oid::regclass, required from filled_by_visitors, unnest('{check_limits,count_row}'::text[]) as required
    where not exists (select from pg_trigger where tgrelid = filled_by_visitors.oid and tgname = required) $$,
  'every table that takes rows from visitors has the flood limits');
select is_empty(
  $$ select oid::regclass from filled_by_visitors where (
    select min(tgname) from pg_trigger where tgrelid = filled_by_visitors.oid and not tgisinternal and tgtype & 2 = 2
  ) <> 'check_limits' $$,
  'check_limits is the first trigger of its table');
select is_empty(
  $$ select oid::regclass from filled_by_visitors where not exists (
    select from pg_trigger where tgrelid = filled_by_visitors.oid and tgname like 'set_due%'
  ) $$,
  'every table that takes rows from visitors stores its due time');
select is_empty(
  $$ select polrelid::regclass from pg_policy join pg_attribute on attrelid = polrelid and attname = 'status'
    where polcmd = 'a' and pg_get_expr(polwithcheck, polrelid) <> '(status = ''pending''::text)' $$,
  'the policy of every table with a status lets visitors insert pending rows only');
select is_empty(
  $$ select indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique and not indisprimary $$,
  'only primary keys are unique, so that an insert reveals no stored value');
select is_empty(
  $$ select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace $$,
  'there is no foreign key, so that an insert reveals no stored value');

select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and prosrc ~ 'date_trunc|current_date|at time zone' and not coalesce(proconfig @> '{TimeZone=UTC}', false) $$,
  'every function that uses hours or days sets its time zone to UTC');

select throws_like($$ select private.refuse('PT400', E'A sentence.\r\nSet-Cookie: a=b') $$, '%printable ASCII%', 'private.refuse rejects a line break, which would begin a new response header');
select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and prosrc like '%sqlstate ''PT%' and prosrc ~ 'message = ''[^'']*[^ -~]' $$,
  'every message that a function raises is printable ASCII');
select is_empty(
  $$ select tgname from pg_trigger where tgrelid::regclass::text not like 'pg_%' and encode(tgargs, 'escape') ~ '[^ -~]|\\[1-3]' $$,
  'every message in the arguments of a trigger is printable ASCII');

select * from finish();
rollback;
