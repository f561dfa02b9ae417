-- What holds for every table, from the catalogue.
begin;
select plan(11);

create temp view filled_by_visitors as select polrelid as oid from pg_policy where polcmd = 'a';
select isnt_empty($$ select from filled_by_visitors $$, 'visitors fill some tables');
select is_empty(
  $$ select oid::regclass, required from filled_by_visitors, unnest('{check_limits,count_row}'::text[]) as required
    where not exists (select from pg_trigger where tgrelid = filled_by_visitors.oid and tgname = required) $$,
  'the flood limits guard every table that visitors fill');
select is_empty(
  $$ select oid::regclass from filled_by_visitors where (
    select min(tgname) from pg_trigger where tgrelid = filled_by_visitors.oid and not tgisinternal and tgtype & 2 = 2
  ) <> 'check_limits' $$,
  'the flood limits come before every other trigger');
select is_empty(
  $$ select oid::regclass from filled_by_visitors where not exists (
    select from pg_trigger where tgrelid = filled_by_visitors.oid and tgname like 'set_due%'
  ) $$,
  'every table that visitors fill stores when the reply is due');
select is_empty(
  $$ select indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique and not indisprimary $$,
  'nothing but the primary keys is unique, so that nobody can probe what is stored');
select is_empty(
  $$ select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace $$,
  'no foreign key tells from an answer what is stored');

select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and prosrc ~ 'date_trunc|current_date|at time zone' and not coalesce(proconfig @> '{TimeZone=UTC}', false) $$,
  'no function takes hours or days from the zone that a request names');

select throws_like($$ select private.refuse('PT400', E'A sentence.\r\nSet-Cookie: a=b') $$, '%printable ASCII%', 'no sentence for visitors begins a header');
select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and prosrc like '%sqlstate ''PT%' and prosrc ~ 'message = ''[^'']*[^ -~]' $$,
  'every sentence that a function raises by itself is printable ASCII');
select is_empty(
  $$ select tgname from pg_trigger where tgrelid::regclass::text not like 'pg_%' and encode(tgargs, 'escape') ~ '[^ -~]|\\[1-3]' $$,
  'every sentence that a trigger holds is printable ASCII');

select is_empty(
  $$ select name from public.companies where country = 'Belgium' and (description ~* 'sponsor|visa' or career_page_url !~ '^https://') $$,
  'no company is said to sponsor, and each has a careers site');

select * from finish();
rollback;
