create table public.database_orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  order_reference text not null check (length(order_reference) <= 100),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  message text,
  product text not null,
  price int not null,
  status text not null default 'pending',
  referral_code text check (length(referral_code) <= 100),
  replaces uuid,
  handled_at timestamptz,
  due timestamptz
);
comment on table public.database_orders is 'Orders of the companies database and, from the checkout, of single services.';
comment on column public.database_orders.price is 'In rupees, as the browser sent it: check it before asking for payment.';

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.database_orders
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.database_orders referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger require_filled before insert on public.database_orders
  for each row execute function private.require_filled(
    'customer_name', 'Please enter your name, so that we can reply.',
    'customer_email', 'Please enter your email address, so that we can send you the payment details.',
    'customer_phone', 'Please enter your phone number, so that we can reach you about your order.'
  );
create trigger set_due before insert on public.database_orders
  for each row when (new.due is null) execute function private.set_due('24 hours');

create index database_orders_waiting_idx on public.database_orders (due, created_at, id) where handled_at is null;

alter table public.database_orders enable row level security;
revoke all on public.database_orders from anon, authenticated;
grant insert (
  id, order_reference, customer_name, customer_email, customer_phone, message, product, price, status, referral_code,
  replaces
) on public.database_orders to anon, authenticated;

create policy "visitors place orders" on public.database_orders
  for insert to anon, authenticated with check (status = 'pending');

-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.database_orders_inbox as
select
  'database_orders' as stored_in, 'order' as kind, id,
  private.excerpt(customer_name) as who, private.excerpt(customer_email) as email, private.excerpt(customer_phone) as phone,
  private.excerpt(concat_ws(' · ', order_reference, product, 'Rs ' || price, message)) as summary,
  referral_code, replaces, created_at as received, due, handled_at, status, to_jsonb(submission) as record
from public.database_orders as submission;
