create table public.database_orders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  order_reference text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  message text,
  product text not null,
  price int not null,
  status text not null default 'pending',
  handled_at timestamptz,
  in_flood boolean not null default false
);
comment on column public.database_orders.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';
comment on table public.database_orders is 'Orders of the companies database, and of single services at the checkout.';
comment on column public.database_orders.price is 'In rupees, as the browser sent it: check it before asking for payment.';

create trigger order_answerable before insert on public.database_orders
  for each row execute function private.require_filled(
    'customer_name', 'Please enter your name, so that we can reply.',
    'customer_email', 'Please enter your email address, so that we can send you the payment details.',
    'customer_phone', 'Please enter your phone number, so that we can reach you about your order.'
  );

-- The site makes references and codes itself, and short.
create trigger order_reference_short before insert on public.database_orders
  for each row when (length(new.order_reference) > 100)
  execute function private.refuse('order_reference', 'A reference has at most 100 characters.');

-- Not unique, as a refusal would tell whether a reference is stored. A hash index takes values of any length.
create index database_orders_order_reference_idx on public.database_orders using hash (order_reference);

alter table public.database_orders enable row level security;
revoke all on public.database_orders from anon, authenticated;
grant insert on public.database_orders to anon, authenticated;
grant select, insert, update, delete on public.database_orders to service_role;

-- Anyone may order; nobody but staff reads, dates or handles an order.
create policy "visitors place orders" on public.database_orders
  for insert to anon, authenticated with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
