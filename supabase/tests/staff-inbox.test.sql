begin;
select plan(14);

delete from public.consultation_requests;
delete from public.contact_submissions;
delete from public.database_orders;
delete from public.referrals;
delete from public.student_profiles;
delete from public.consultant_applications;

insert into public.consultation_requests (student_name, student_phone, student_email, created_at) values
  ('Caller', '+91 98765 43210', null, '2026-11-20 16:30+01'),
  ('Early booker', '', 'early@example.com', '2026-11-20 16:37+01');
select results_eq(
  $$ select who, due from public.staff_inbox order by due $$,
  $$ values ('Caller', timestamptz '2026-11-23 10:30+01'), ('Early booker', timestamptz '2026-11-23 16:37+01') $$,
  'a free call is due after two business hours, a booking after 24 hours, both in business hours');
delete from public.consultation_requests where student_name = 'Early booker';

insert into public.consultation_requests (student_name, student_phone, student_email, preferred_date, message)
values ('Booker', '', 'booker@example.com', '2026-12-01 12:00Z', 'Session: 30 minutes');
insert into public.contact_submissions (name, email, message) values ('Writer', 'writer@example.com', 'Hello');
insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
values ('STUB_DB_BUYER_20261121_AAAA', 'Buyer', 'buyer@example.com', '+91 1', 'Belgium Companies Database', 2999);
insert into public.referrals (referrer_email, referee_email, referral_code) values ('friend@example.com', '', 'STUBABC123');
insert into public.student_profiles (name, email, current_education, field_of_study, preferred_countries, intake_year)
values ('Student', 'student@example.com', 'bachelor', 'Physics', '{Belgium,Germany}', 'fall-2026');
insert into public.consultant_applications (name, phone, experience_years, countries)
values ('Consultant', '+91 2', 4, '{Belgium}');

select results_eq(
  $$ select kind, who, email, phone, summary from public.staff_inbox where kind <> 'free call' order by kind $$,
  $$ values
    ('booking', 'Booker', 'booker@example.com', null, '2026-12-01 · Session: 30 minutes'),
    ('consultant', 'Consultant', null, '+91 2', '4 years · Belgium'),
    ('message', 'Writer', 'writer@example.com', null, 'Hello'),
    ('order', 'Buyer', 'buyer@example.com', '+91 1', 'STUB_DB_BUYER_20261121_AAAA · Belgium Companies Database · Rs 2999'),
    ('referral', 'friend@example.com', 'friend@example.com', null, 'STUBABC123'),
    ('student', 'Student', 'student@example.com', null, 'bachelor · Physics · Belgium, Germany · fall-2026') $$,
  'every kind of submission waits there, with how to reach the sender');
select is_empty(
  $$ select from public.staff_inbox where kind <> 'free call' and due is distinct from private.reply_due(received, false) $$,
  'everything but a free call is due like a message');
select is_empty($$ select from public.staff_inbox where overdue and kind <> 'free call' $$, 'nothing is overdue at once');

update public.contact_submissions set created_at = now() - interval '10 days', due = due - interval '10 days';
select ok(overdue, 'a message of last week is overdue') from public.staff_inbox where kind = 'message';

update public.database_orders set created_at = now() - interval '1 hour';
insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
values ('STUB_DB_BUYER_20261121_AAAA', 'Other', 'other@example.com', '+91 1', 'Belgium Companies Database', 2999);
insert into public.referrals (referrer_email, referee_email, referral_code, created_at)
values ('late@example.com', '', 'STUBABC123', now() + interval '1 second');
select results_eq(
  $$ select who, summary from public.staff_inbox where kind in ('order', 'referral') order by kind, who $$,
  $$ values
    ('Buyer', 'STUB_DB_BUYER_20261121_AAAA (stands twice) · Belgium Companies Database · Rs 2999'),
    ('Other', 'STUB_DB_BUYER_20261121_AAAA (stands twice) · Belgium Companies Database · Rs 2999'),
    ('friend@example.com', 'STUBABC123'),
    ('late@example.com', 'STUBABC123 (stands twice, the earlier one counts)') $$,
  'a reference that stands twice is marked, and of two equal codes the later one');

insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
select 'STUB_ASHARAO_24112026', 'Asha Rao', 'asha@example.com', '+91 1', 'Services: ' || service, 1650
from unnest('{SOP review,CV review}'::text[]) as service;
select results_eq(
  $$ select summary from public.staff_inbox where who = 'Asha Rao' order by summary $$,
  $$ values ('STUB_ASHARAO_24112026 (one of several) · Services: CV review · Rs 1650'),
    ('STUB_ASHARAO_24112026 (one of several) · Services: SOP review · Rs 1650') $$,
  'two orders at the checkout of one name and day belong together, which is no fault');
delete from public.database_orders where customer_name = 'Asha Rao';

insert into public.contact_submissions (name, email, message)
values (repeat('n', 100000), repeat('e', 100000), repeat('m', 100000));
select is_empty(
  $$ select from public.staff_inbox where greatest(length(who), length(email), length(phone), length(summary)) > 500 $$,
  'no text is longer than 500 characters there');
delete from public.contact_submissions where length(name) = 100000;

insert into public.student_profiles (name, phone, preferred_countries) values ('Bounds', '+91 1', '[100:101]={Belgium,Germany}'), ('Many', '+91 1', array_fill('x'::text, '{30}'));
insert into public.consultant_applications (name, phone, experience_years, countries) values ('Bounds', '+91 1', 4, '[100:101]={Belgium,Germany}');
select results_eq(
  $$ select kind, summary from public.staff_inbox where who in ('Bounds', 'Many') order by kind, who $$,
  $$ values ('consultant', '4 years · Belgium, Germany'), ('student', 'Belgium, Germany'), ('student', repeat('x, ', 19) || 'x') $$,
  'the first twenty of a list are shown, wherever it begins');
delete from public.student_profiles where name in ('Bounds', 'Many');
delete from public.consultant_applications where name = 'Bounds';

-- Both are due when we open on Monday.
insert into public.contact_submissions (id, name, email, message, created_at) values
  ('ffffffff-ffff-4fff-8fff-ffffffffffff', 'First', 'a@example.com', 'Hello', '2026-11-21 12:00Z'),
  ('00000000-0000-4000-8000-000000000000', 'Second', 'a@example.com', 'Hello', '2026-11-21 13:00Z');
select results_eq(
  $$ select who from public.staff_inbox where who in ('First', 'Second') order by due, received, id $$, $$ values ('First'), ('Second') $$,
  'of what is due at once the earlier comes first');
delete from public.contact_submissions where name in ('First', 'Second');

set local role service_role;
select isnt_empty($$ select from public.staff_inbox $$, 'staff read the inbox');

update public.consultation_requests set handled_at = now();
update public.contact_submissions set handled_at = now();
update public.database_orders set handled_at = now();
update public.referrals set handled_at = now();
update public.student_profiles set handled_at = now();
select results_eq(
  $$ select kind, count(*) from public.staff_handled group by kind order by kind $$,
  $$ values ('booking', 1::bigint), ('free call', 1), ('message', 1), ('order', 2), ('referral', 2), ('student', 1) $$,
  'what staff have handled is listed apart');
select results_eq($$ select kind from public.staff_inbox $$, $$ values ('consultant') $$, 'what staff have handled is gone');
select is(count(*), 2::bigint, 'and is kept') from public.consultation_requests;

select * from finish();
rollback;
