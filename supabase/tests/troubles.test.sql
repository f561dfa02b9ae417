begin;
select plan(5);

delete from private.row_counts;
delete from public.contact_submissions;
insert into private.row_counts values
  (date_trunc('hour', now(), 'UTC'), 'referrals', 'everybody', 20000, 1),
  (date_trunc('hour', now(), 'UTC'), 'student_profiles', 'everybody', 1, 300000000),
  (date_trunc('hour', now(), 'UTC'), 'contact_submissions', 'everybody', 19999, 1),
  (date_trunc('hour', now(), 'UTC'), 'contact_submissions', 'address:a', 200, 1);
select results_eq(
  $$ select left(trouble, 30) from private.troubles() as trouble where trouble like '%was full%' $$,
  $$ values ('referrals was full in the hour'), ('student_profiles was full in t') $$,
  'a full hour is reported, by rows and by bytes');

insert into public.contact_submissions (name, email, message, created_at)
select 'Asha', 'a@example.com', 'Hello', now() - i * interval '12 hours' from generate_series(3, 57) as i;
insert into public.contact_submissions (name, email, message) select 'Asha', 'a@example.com', 'Hello' from generate_series(1, 49);
select is_empty($$ select from private.troubles() as trouble where trouble like '%"message"%' $$, 'a busy day is not reported');
insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello');
select isnt_empty($$ select from private.troubles() as trouble where trouble = '50 of the kind "message" within a day, where 2 are usual.' $$,
  'many times the usual number is reported');

create or replace view private.contact_submissions_inbox with (security_invoker = true) as
select
  'message' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, null as phone,
  (1 / (length(message) - length(message)))::text as summary, referral_code, replaces, created_at as received, due, handled_at
from public.contact_submissions;
select isnt_empty($$ select from private.troubles() as trouble where trouble = 'The inbox fails: division by zero' $$, 'an inbox that fails is reported');

set local role anon;
select throws_ok($$ select private.troubles() $$, '42501', null, 'visitors are told nothing');

select * from finish();
rollback;
