begin;
select plan(6);

delete from private.arrivals;
select is_empty($$ select * from private.troubles() $$, 'on a usual day there is nothing to look at');

insert into private.arrivals (hour, stored_in, sender, weight, free) values
  (date_trunc('hour', now(), 'UTC'), 'referrals', '00000000-0000-0000-0000-000000000000', 0, 10000),
  (date_trunc('hour', now(), 'UTC') - interval '5 hours', 'database_orders', '00000000-0000-0000-0000-000000000000', 10000, 0),
  (date_trunc('hour', now(), 'UTC'), 'contact_submissions', '00000000-0000-0000-0000-000000000000', 9999, 0);
select results_eq(
  $$ select * from private.troubles() $$,
  $$ select format('referrals was flooded in the hour from %s UTC on: others were refused.', to_char(date_trunc('hour', now() at time zone 'UTC'), 'HH24:MI')) $$,
  'a flood is told of for an hour or two');
delete from private.arrivals;

insert into public.contact_submissions (name, email, message, created_at)
select 'Asha', 'a@example.com', 'Hello', now() - i * interval '12 hours' from generate_series(3, 57) as i;
insert into public.contact_submissions (name, email, message) select 'Asha', 'a@example.com', 'Hello' from generate_series(1, 49);
select is_empty($$ select * from private.troubles() $$, 'a busy day is none');
insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello');
select results_eq($$ select * from private.troubles() $$, $$ values ('50 of the kind "message" within a day, where 2 are usual.') $$,
  'many times the usual number is');
delete from public.contact_submissions;

create or replace view private.contact_submissions_inbox with (security_invoker = true) as
select 'message' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, null as phone,
  (1 / (length(message) - length(message)))::text as summary,
  created_at as received, due, handled_at, in_flood
from public.contact_submissions;
insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello');
select results_eq($$ select * from private.troubles() $$, $$ values ('The inbox fails: division by zero') $$, 'and so is an inbox that fails');

set local role anon;
select throws_ok($$ select private.troubles() $$, '42501', null, 'visitors are told nothing');
select * from finish();
rollback;
