begin;
select plan(87);

-- Policies alone have to refuse these: the embedded backend grants everything to everyone.
grant all on all tables in schema public to anon, authenticated;

create temp table submission (relation text, columns text, row_values text);
grant select on submission to anon, authenticated;
insert into submission values
  ('consultation_requests', 'student_name, student_phone', $$'Asha', '+91 98765 43210'$$),
  ('contact_submissions', 'name, email, message', $$'Asha', 'asha@example.com', 'Hello'$$),
  ('database_orders', 'order_reference, customer_name, customer_email, customer_phone, product, price',
    $$gen_random_uuid(), 'Asha', 'asha@example.com', '+91 98765 43210', 'Belgium Companies Database', 2999$$),
  ('referrals', 'referrer_email, referral_code', $$'asha@example.com', gen_random_uuid()$$),
  ('student_profiles', 'name, email', $$'Asha', 'asha@example.com'$$),
  ('consultant_applications', 'name, email', $$'Ravi', 'ravi@example.com'$$);

create temp table forgery as
select
  format('insert into public.%I (%s, %I) values (%s, %s)', relation, columns, forged, row_values, value) as statement,
  format('%s.%s = %s', relation, forged, value) as what
from submission, (values
  ('status', $$'confirmed'$$),
  ('handled_at', 'now()'),
  ('created_at', $$now() - interval '1 second'$$),
  ('created_at', $$now() + interval '1 day'$$),
  ('created_at', $$'294276-12-31 23:59:59Z'$$),
  ('created_at', $$'-infinity'$$),
  ('inserted_in', $$'1'$$),
  ('in_flood', 'true')
) as forgeries (forged, value)
where exists (
  select from information_schema.columns where table_schema = 'public' and table_name = relation and column_name = forged
);
grant select on forgery to anon, authenticated;

set local role anon;
select throws_ok(statement, '42501', null, 'anon cannot store ' || what) from forgery;

set local role authenticated;
select throws_ok(statement, '42501', null, 'authenticated cannot store ' || what) from forgery;

select throws_ok($$ insert into public.referrals (referrer_email, referral_code, created_at) values ('a@example.com', 'A', null) $$,
  null, null, 'nor a row without a date');
set local role anon;
select lives_ok($$ insert into public.referrals (referrer_email, referral_code, due) values ('a@example.com', 'A', 'infinity') $$, 'when a reply is due');
reset role;
select is(due, private.reply_due(created_at, false), 'is not the visitor''s choice') from public.referrals;

select * from finish();
rollback;
