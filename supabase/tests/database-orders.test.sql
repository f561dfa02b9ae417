begin;
select plan(6);

create function pg_temp.order_of(reference text, name text, email text, phone text) returns text language sql as $$
  select format('insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
    values (%L, %L, %L, %L, %L, 2999)', reference, name, email, phone, 'Database')
$$;
set local role anon;
select throws_ok(pg_temp.order_of('A', ' ', 'a@example.com', '+91 1'),
  'PT400', 'Please enter your name, so that we can reply.', 'an order needs a name');
select throws_ok(pg_temp.order_of('A', 'Asha', null, '+91 1'),
  'PT400', 'Please enter your email address, so that we can send you the payment details.', 'an order needs an email address');
select throws_ok(pg_temp.order_of('A', 'Asha', 'a@example.com', ''),
  'PT400', 'Please enter your phone number, so that we can reach you about your order.', 'an order needs a phone number');
select throws_ok(pg_temp.order_of(repeat('A', 101), 'Asha', 'a@example.com', '1'), '23514', null, 'a reference of 101 characters is refused');
select lives_ok(pg_temp.order_of(repeat('A', 100), 'Asha', 'a@example.com', '1'), 'a reference of 100 characters is stored');

reset role;
insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, message, product, price)
values ('STUB_DB_TEST', 'In the inbox', 'a@example.com', '1', 'Today?', 'Database', 2999);
select is(summary, 'STUB_DB_TEST · Database · Rs 2999 · Today?', 'staff see reference, product, price and message')
from public.staff_inbox where who = 'In the inbox';

select * from finish();
rollback;
