begin;
select plan(9);

insert into public.consultation_requests (student_name, student_phone, referral_code, replaces) values ('In the test', '1', 'STUBCALL01', '00000000-0000-4000-8000-0000000000b1');
insert into public.contact_submissions (name, email, message, referral_code, replaces)
values ('In the test', 'a@example.com', 'Hello', 'STUBCONT01', '00000000-0000-4000-8000-0000000000b2');
insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price, referral_code, replaces)
values ('STUB_INBOX', 'In the test', 'a@example.com', '1', 'Database', 2999, 'STUBORDE01', '00000000-0000-4000-8000-0000000000b3');
insert into public.referrals (referrer_email, referral_code, replaces) values ('In the test', 'STUBREFE01', '00000000-0000-4000-8000-0000000000b4');
insert into public.student_profiles (name, email, referral_code, replaces) values ('In the test', 'a@example.com', 'STUBSTUD01', '00000000-0000-4000-8000-0000000000b5');
insert into public.consultant_applications (name, email, referred_by, replaces)
values ('In the test', 'a@example.com', 'STUBCONS01', '00000000-0000-4000-8000-0000000000b6');

select results_eq(
  $$ select kind, referral_code, right(replaces::text, 2) from public.staff_inbox where who = 'In the test' order by replaces $$,
  $$ values ('free call', 'STUBCALL01', 'b1'), ('message', 'STUBCONT01', 'b2'), ('order', 'STUBORDE01', 'b3'), ('referral', 'STUBREFE01', 'b4'),
    ('student', 'STUBSTUD01', 'b5'), ('consultant', 'STUBCONS01', 'b6') $$,
  'staff see every kind of row with referral code and replaced id');
select is_empty(
  $$ select from public.staff_inbox where who = 'In the test'
    and due is distinct from private.reply_due(received, case kind when 'free call' then '2 business hours' else '24 hours' end) $$,
  'every row has the due time of its kind');
select is_empty($$ select from public.staff_inbox where who = 'In the test' and overdue $$, 'a new row is not overdue');
update public.contact_submissions set due = now() - interval '1 second' where name = 'In the test';
select results_eq($$ select kind from public.staff_inbox where who = 'In the test' and overdue $$, $$ values ('message') $$, 'a row past its due time is overdue');

insert into public.contact_submissions (name, email, message) values (repeat('n', 100000), repeat('e', 100000), repeat('m', 100000));
select is_empty(
  $$ select from public.staff_inbox where greatest(length(who), length(email), length(phone), length(summary)) > 500 $$,
  'the inbox cuts texts to 500 characters');

-- The relations that the inbox reads, directly or through other views.
create temp view shown_in_inbox as
with recursive read (oid) as (
  select 'public.staff_inbox'::regclass::oid
  union
  select refobjid from read join pg_rewrite on ev_class = read.oid
    join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
)
select oid from read;
select is_empty(
  $$ select polrelid::regclass from pg_policy where polcmd = 'a' and polrelid not in (select oid from shown_in_inbox) $$,
  'the inbox reads every table that takes rows from visitors');

set local role service_role;
update public.contact_submissions set handled_at = now() where name = 'In the test';
select is_empty($$ select from public.staff_inbox where who = 'In the test' and kind = 'message' $$, 'a handled row leaves the inbox');
select isnt_empty($$ select from public.staff_handled where who = 'In the test' and kind = 'message' $$, 'a handled row is in staff_handled');
select isnt_empty($$ select from public.staff_inbox where who = 'In the test' $$, 'staff read the inbox');

select * from finish();
rollback;
