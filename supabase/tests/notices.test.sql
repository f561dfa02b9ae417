begin;
select plan(8);

-- What a hosted project has by its extension pg_net.
create schema if not exists net;
create temp table sent (url text, body jsonb);
create or replace function net.http_post(url text, body jsonb) returns bigint language sql as $$ insert into sent values (url, body) returning 1::bigint $$;
delete from private.settings where name = 'staff_webhook';
delete from private.row_counts;

insert into public.contact_submissions (name, email, message, created_at) select 'Asha', 'a@example.com', 'Secret', date_trunc('minute', now()) - interval '3 minutes'
from generate_series(1, 2);
select private.tell_of_requests();
select is_empty($$ select from sent $$, 'nothing is sent without a webhook');

insert into private.settings values ('staff_webhook', 'https://hooks.example.com/a');
select private.tell_of_requests();
select results_eq(
  $$ select url, body ->> 'text' from sent $$, $$ values ('https://hooks.example.com/a', 'New in the inbox: 2 of the kind "message"') $$,
  'staff are told how many requests came, without a word of them');
update public.contact_submissions set handled_at = now() where message = 'Secret';
select private.tell_of_requests();
select is(count(*), 1::bigint, 'staff are not told when nothing waits') from sent;

insert into private.row_counts values
  (date_trunc('hour', now(), 'UTC'), 'referrals', 'everybody', 20000, 1),
  (date_trunc('hour', now(), 'UTC'), 'student_profiles', 'everybody', 1, 300000000),
  (date_trunc('hour', now(), 'UTC'), 'contact_submissions', 'everybody', 19999, 1),
  (date_trunc('hour', now(), 'UTC'), 'contact_submissions', 'address:a', 200, 1);
select set_eq(
  $$ select split_part(trouble, ' in the hour', 1) from private.troubles() as trouble where trouble like '%was full%' $$,
  '{referrals was full,student_profiles was full}'::text[], 'a full hour is reported, by rows and by bytes');

delete from public.contact_submissions;
insert into public.contact_submissions (name, email, message, created_at)
select 'Asha', 'a@example.com', 'Hello', now() - i * interval '12 hours' from generate_series(3, 57) as i;
insert into public.contact_submissions (name, email, message) select 'Asha', 'a@example.com', 'Hello' from generate_series(1, 49);
select is_empty($$ select from private.troubles() as trouble where trouble like '%"message"%' $$, 'a busy day is not reported');
insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello');
select isnt_empty($$ select from private.troubles() as trouble where trouble = '50 of the kind "message" within a day, where 2 are usual.' $$,
  'many times the usual number is reported');

insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price, created_at, handled_at, status)
select what, 'Expiry', 'a@example.com', '1', 'Database', 1, now() - received * interval '1 month', now() - handled * interval '1 month', status
from (values
  ('new', 11, null, 'pending'), ('old', 13, null, 'pending'), ('answered lately', 20, 11, 'pending'), ('answered long ago', 20, 13, 'pending'),
  ('paid', 13, null, 'paid'), ('paid long ago', 25, null, 'paid')
) as placed (what, received, handled, status);
insert into public.referrals (referrer_email, referral_code, created_at, status) values
  ('expiry@example.com', 'unused', now() - interval '13 months', 'pending'), ('expiry@example.com', 'credited', now() - interval '100 months', 'credited');
select private.delete_expired();
select set_eq($$ select order_reference from public.database_orders where customer_name = 'Expiry' $$,
  '{new,answered lately,paid}'::text[], 'orders are deleted a year after the last contact, paid ones after two');
select set_eq($$ select referral_code from public.referrals where referrer_email = 'expiry@example.com' $$, '{credited}'::text[], 'a used code never expires');

select * from finish();
rollback;
