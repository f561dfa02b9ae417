-- The checkout stores its orders here too. Its payment reference (`STUB_ASHARAO_24112026`) has no random part: orders of one name
-- and day share it, which is no fault. A reference of the database's dialog (`STUB_DB_...`) that stands twice still is one.
create or replace view private.database_orders_inbox with (security_invoker = true) as
select 'order' as kind, id, left(customer_name, 500) as who, nullif(left(customer_email, 500), '') as email,
  nullif(left(customer_phone, 500), '') as phone,
  left(concat_ws(' · ',
    left(order_reference, 500) || case when exists (
      select from public.database_orders as other where other.order_reference = this.order_reference and other.id <> this.id
    ) then case when starts_with(product, 'Services: ') then ' (one of several)' else ' (stands twice)' end else '' end,
    left(product, 500), 'Rs ' || price, left(message, 500)), 500) as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.database_orders as this;
comment on table public.database_orders is 'Orders of the companies database, and of single services at the checkout.';
