-- The inbox is put together from one view a table, so that a new field is shown by replacing that table's view alone.
-- Texts are cut to 500 characters: a few messages of many megabytes must not hide the others.
create view private.consultation_requests_inbox with (security_invoker = true) as
select
  case when student_email is null then 'free call' else 'booking' end as kind,
  id, left(student_name, 500) as who, nullif(left(student_email, 500), '') as email, nullif(left(student_phone, 500), '') as phone,
  nullif(left(concat_ws(' · ',
    case
      when preferred_date >= '2000-01-01T00:00Z' and preferred_date < '2101-01-01T00:00Z'
        then (preferred_date at time zone 'Europe/Brussels')::date::text
      when preferred_date is not null then 'no possible day'
    end,
    left(message, 500)), 500), '') as summary,
  created_at as received, private.reply_due(created_at, student_email is null) as due, handled_at, in_flood
from public.consultation_requests;

create view private.contact_submissions_inbox with (security_invoker = true) as
select 'message' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, null as phone,
  nullif(left(message, 500), '') as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.contact_submissions;

-- The checkout stores its orders here too. Its payment reference (`STUB_ASHARAO_24112026`) has no random part: orders of one name
-- and day share it, which is no fault. A reference of the database's dialog (`STUB_DB_...`) that stands twice still is one.
create view private.database_orders_inbox with (security_invoker = true) as
select 'order' as kind, id, left(customer_name, 500) as who, nullif(left(customer_email, 500), '') as email,
  nullif(left(customer_phone, 500), '') as phone,
  left(concat_ws(' · ',
    left(order_reference, 500) || case when exists (
      select from public.database_orders as other where other.order_reference = this.order_reference and other.id <> this.id
    ) then case when starts_with(product, 'Services: ') then ' (one of several)' else ' (stands twice)' end else '' end,
    left(product, 500), 'Rs ' || price, left(message, 500)), 500) as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.database_orders as this;

create view private.referrals_inbox with (security_invoker = true) as
select 'referral' as kind, id, left(referrer_email, 500) as who, nullif(left(referrer_email, 500), '') as email, null as phone,
  left(left(referral_code, 400) || case when exists (
    select from public.referrals as other
    where other.referral_code = this.referral_code and (other.created_at, other.id) < (this.created_at, this.id)
  ) then ' (stands twice, the earlier one counts)' else '' end, 500) as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.referrals as this;

-- A list may begin at any number (`[100:101]={Belgium}`), so `[1:20]` is not its first twenty.
create view private.student_profiles_inbox with (security_invoker = true) as
select 'student' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(current_education, 500), left(field_of_study, 500),
    array_to_string(array(select unnest(preferred_countries) limit 20), ', '), left(intake_year, 500)), 500), '') as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.student_profiles;

create view private.consultant_applications_inbox with (security_invoker = true) as
select 'consultant' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(company_name, 500), experience_years || ' years',
    array_to_string(array(select unnest(countries) limit 20), ', ')), 500), '') as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.consultant_applications;

create view private.submissions with (security_invoker = true) as
select * from private.consultation_requests_inbox
union all select * from private.contact_submissions_inbox
union all select * from private.database_orders_inbox
union all select * from private.referrals_inbox
union all select * from private.student_profiles_inbox
union all select * from private.consultant_applications_inbox;

-- Every row without `handled_at`; setting it takes the row off the list. Select it ordered by `due, received, id`.
create view public.staff_inbox with (security_invoker = true) as
select kind, id, who, email, phone, summary, received, due, due < now() as overdue, in_flood,
  concat_ws(' ', who, email, phone, summary) as words
from private.submissions
where handled_at is null;

-- What staff have handled, or marked as junk.
create view public.staff_handled with (security_invoker = true) as
select kind, id, who, email, phone, summary, received, handled_at, in_flood, concat_ws(' ', who, email, phone, summary) as words
from private.submissions
where handled_at is not null;

revoke all on all tables in schema private from anon, authenticated;
revoke all on public.staff_inbox, public.staff_handled from anon, authenticated;
grant select on private.submissions, private.consultation_requests_inbox, private.contact_submissions_inbox, private.database_orders_inbox,
  private.referrals_inbox, private.student_profiles_inbox, private.consultant_applications_inbox,
  public.staff_inbox, public.staff_handled to service_role;

-- The most urgent rows are found by these. Rows that are due at once, as at a day's opening, stand in the order in which they came:
-- their ids are the visitors' choice.
create index consultation_requests_waiting_idx on public.consultation_requests
  (private.reply_due(created_at, student_email is null), created_at, id) where handled_at is null;
create index contact_submissions_waiting_idx on public.contact_submissions
  (private.reply_due(created_at, false), created_at, id) where handled_at is null;
create index database_orders_waiting_idx on public.database_orders
  (private.reply_due(created_at, false), created_at, id) where handled_at is null;
create index referrals_waiting_idx on public.referrals
  (private.reply_due(created_at, false), created_at, id) where handled_at is null;
create index student_profiles_waiting_idx on public.student_profiles
  (private.reply_due(created_at, false), created_at, id) where handled_at is null;
create index consultant_applications_waiting_idx on public.consultant_applications
  (private.reply_due(created_at, false), created_at, id) where handled_at is null;

-- Puts the inbox together again, from every view `private.<table>_inbox`. They have their columns in one order.
create function private.gather_inbox() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  execute 'create or replace view private.submissions with (security_invoker = true) as ' || (
    select string_agg(format('select * from private.%I', relname), ' union all ' order by relname)
    from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like '%\_inbox'
  );
  revoke all on all tables in schema private from anon, authenticated;
  execute (
    select 'grant select on ' || string_agg(format('private.%I', relname), ', ') || ' to service_role'
    from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like '%\_inbox'
  );
end $$;

revoke execute on function private.gather_inbox() from public;
