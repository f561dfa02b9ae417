begin;
select plan(6);

-- Stands in for the extension pg_net of a hosted project.
create schema if not exists net;
create temp table sent (url text, body jsonb);
create or replace function net.http_post(url text, body jsonb) returns bigint language sql as $$ insert into sent values (url, body) returning 1::bigint $$;
delete from private.settings where name in ('staff_webhook', 'notified_until');
truncate public.contact_submissions, public.database_orders, public.student_profiles;

insert into public.contact_submissions (name, email, message, created_at, handled_at)
select 'Asha', 'a@example.com', 'Secret', now() - interval '3 minutes', handled
from unnest(array[null, null, now()]) as handled;
select private.notify_staff();
select is_empty($$ select from sent $$, 'no message is sent without a webhook');

insert into private.settings values ('staff_webhook', 'https://hooks.example.com/a');
select private.notify_staff();
select results_eq(
  $$ select url, body ->> 'text' from sent $$, $$ values ('https://hooks.example.com/a', 'New in the inbox: 2 of the kind "message"') $$,
  'staff get the number of rows that wait and none of their content');
select private.notify_staff();
select is(count(*), 1::bigint, 'staff get no second message about a row') from sent;

truncate sent;
insert into public.contact_submissions (name, email, message, created_at) values ('Asha', 'a@example.com', 'Hi', now() - interval '9 days');
update private.settings set value = now() - interval '10 days' where name = 'notified_until';
select private.notify_staff();
select is(body ->> 'text', 'New in the inbox: 3 of the kind "message"', 'after a pause staff get the number of all rows since the last run') from sent;

insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price, created_at, handled_at, status)
select reference, 'Expiry', 'a@example.com', '1', 'Database', 1, now() - received * interval '1 month', now() - handled * interval '1 month', status
from (values
  ('new', 11, null, 'pending'), ('old', 13, null, 'pending'), ('answered lately', 20, 11, 'pending'), ('answered long ago', 20, 13, 'pending'),
  ('paid', 13, null, 'paid'), ('paid long ago', 25, null, 'paid')
) as placed (reference, received, handled, status);
insert into public.referrals (referrer_email, referral_code, created_at, status) values
  ('expiry@example.com', 'unused', now() - interval '13 months', 'pending'), ('expiry@example.com', 'credited', now() - interval '100 months', 'credited');
select private.delete_expired();
select set_eq($$ select order_reference from public.database_orders where customer_name = 'Expiry' $$,
  '{new,answered lately,paid}'::text[], 'an order is deleted a year after the last contact, a paid order after two');
select set_eq($$ select referral_code from public.referrals where referrer_email = 'expiry@example.com' $$, '{credited}'::text[], 'a used referral code never expires');

select * from finish();
rollback;
