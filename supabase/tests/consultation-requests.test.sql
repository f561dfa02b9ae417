begin;
select plan(17);

set local role anon;
select lives_ok($$ insert into public.consultation_requests (student_name, student_phone, message) values ('Asha', '+91 1', 'My plan') $$,
  'a visitor asks for a free call');
select throws_ok($$ insert into public.consultation_requests (student_name, student_phone) values (' ', '+91 1') $$,
  'PT400', 'Please enter your name, so that we can reply.', 'a free call needs a name');
select throws_ok($$ insert into public.consultation_requests (student_name, student_phone) values ('Asha', '  ') $$,
  'PT400', 'Please enter your phone number, so that we can call you.', 'a free call needs a phone number');
select lives_ok($$ insert into public.consultation_requests (student_name, student_email) values ('Asha', 'a@example.com') $$,
  'a booking with neither a phone number nor a date is stored');
select lives_ok($$ insert into public.consultation_requests (student_name, student_email, preferred_date) values ('Asha', 'a@example.com', '2001-01-01') $$,
  'a booking with a date in the past is stored');
select throws_ok($$ insert into public.consultation_requests (student_email) values ('a@example.com') $$,
  'PT400', 'Please enter your name, so that we can reply.', 'a booking needs a name');
select throws_ok($$ insert into public.consultation_requests (student_name, student_phone, preferred_date) values ('Asha', '1', '2026-12-01') $$,
  'PT400', 'Please enter your email address, so that we can confirm your booking.', 'a booking needs an email address');
select throws_ok(format(
    $$ insert into public.consultation_requests (student_name, student_email, preferred_date) values ('Asha', 'a@example.com', %L) $$, day),
  '23514', null, 'a booking for ' || day || ' is refused')
from unnest('{1999-12-31 23:59:59Z,2101-01-01 00:00Z,294276-12-31 23:30Z,4714-11-24 00:00Z BC,infinity,-infinity}'::text[]) as day;

reset role;
insert into public.consultation_requests (student_name, student_phone, student_email, created_at) values
  ('Friday caller', '1', null, '2026-11-20 16:30+01'), ('Friday booker', '', 'a@example.com', '2026-11-20 16:37+01');
select results_eq(
  $$ select kind, due from public.staff_inbox where who like 'Friday%' order by kind $$,
  $$ values ('booking', timestamptz '2026-11-23 16:30+01'), ('free call', '2026-11-23 10:30+01') $$,
  'a free call is due after two business hours, a booking after 24 hours');
insert into public.consultation_requests (student_name, student_email, preferred_date, message)
values
  ('With a date', 'a@example.com', '2026-12-01 12:00Z', 'Session: 30 minutes'),
  ('With a time', 'a@example.com', '2026-12-01 08:30Z', null),
  ('With noon UTC', 'a@example.com', '2026-12-01 12:00:00.001Z', null);
select is(summary, '2026-12-01 · Session: 30 minutes', 'staff see date and message of a booking in the inbox') from public.staff_inbox where who = 'With a date';
select is(summary, '2026-12-01 09:30 in Antwerp', 'staff see the time of a booking in the inbox') from public.staff_inbox where who = 'With a time';
select is(summary, '2026-12-01 13:00 in Antwerp', 'staff see the time of a booking for noon UTC') from public.staff_inbox where who = 'With noon UTC';

select * from finish();
rollback;
