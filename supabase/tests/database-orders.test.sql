begin;
select plan(7);

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
select throws_ok(pg_temp.order_of(repeat('A', 101), 'Asha', 'a@example.com', '1'), '23514', null, 'a reference has at most 100 characters');
select lives_ok(pg_temp.order_of(repeat('A', 100), 'Asha', 'a@example.com', '1'), 'a visitor orders with a long reference');

reset role;
insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price) values
  ('STUB_DB_TEST', 'First of two', 'a@example.com', '1', 'Database', 2999), ('STUB_DB_TEST', 'Second of two', 'b@example.com', '1', 'Database', 2999),
  ('STUB_TEST_1', 'Checkout', 'a@example.com', '1', 'Services: SOP review', 1650), ('STUB_TEST_1', 'Checkout', 'a@example.com', '1', 'Services: CV review', 1250);
select results_eq(
  $$ select summary from public.staff_inbox where who like '% of two' order by who $$,
  $$ values ('STUB_DB_TEST (stands twice) · Database · Rs 2999'), ('STUB_DB_TEST (stands twice) · Database · Rs 2999') $$,
  'staff see that a reference stands twice');
select results_eq(
  $$ select summary from public.staff_inbox where who = 'Checkout' order by summary $$,
  $$ values ('STUB_TEST_1 (one of several) · Services: CV review · Rs 1250'), ('STUB_TEST_1 (one of several) · Services: SOP review · Rs 1650') $$,
  'orders of one name and day at the checkout belong together');

select * from finish();
rollback;
