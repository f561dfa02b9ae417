-- Rows that are due at once, as at a day's opening, stand in the order in which they came: their ids are the visitors' choice.
-- Ask for the inbox in the order of `due, received, id`.
drop index public.consultation_requests_waiting_idx, public.contact_submissions_waiting_idx, public.database_orders_waiting_idx,
  public.referrals_waiting_idx, public.student_profiles_waiting_idx, public.consultant_applications_waiting_idx;
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

-- A visitor may ask for all rows, of which the policy shows those of the same transaction: found without reading the table.
create index student_profiles_inserted_in_idx on public.student_profiles (inserted_in);
create index consultant_applications_inserted_in_idx on public.consultant_applications (inserted_in);

-- A list may begin at any number (`[100:101]={Belgium}`), so `[1:20]` is not its first twenty.
create or replace view private.student_profiles_inbox with (security_invoker = true) as
select 'student' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(current_education, 500), left(field_of_study, 500),
    array_to_string(array(select unnest(preferred_countries) limit 20), ', '), left(intake_year, 500)), 500), '') as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.student_profiles;

create or replace view private.consultant_applications_inbox with (security_invoker = true) as
select 'consultant' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(company_name, 500), experience_years || ' years',
    array_to_string(array(select unnest(countries) limit 20), ', ')), 500), '') as summary,
  created_at as received, private.reply_due(created_at, false) as due, handled_at, in_flood
from public.consultant_applications;

-- What the site makes up itself is short.
create trigger order_reference_short before insert on public.database_orders
  for each row when (length(new.order_reference) > 100)
  execute function private.refuse('order_reference', 'A reference has at most 100 characters.');
create trigger referral_code_short before insert on public.referrals
  for each row when (length(new.referral_code) > 100)
  execute function private.refuse('referral_code', 'A referral code has at most 100 characters.');
create trigger referred_by_short before insert on public.consultant_applications
  for each row when (length(new.referred_by) > 100)
  execute function private.refuse('referred_by', 'A referral code has at most 100 characters.');

create or replace function private.take_submissions(name text, variadic required text[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  execute format('alter table public.%I
    add column created_at timestamptz not null default now(),
    add column status text not null default ''pending'',
    add column handled_at timestamptz,
    add column in_flood boolean not null default false', name);
  execute format('comment on column public.%I.in_flood is %L', name,
    'Came in by the room for newcomers while this hour''s limit for everybody was reached.');

  execute format('alter table public.%I enable row level security', name);
  execute format('revoke all on public.%I from anon, authenticated', name);
  execute format('grant insert on public.%I to anon, authenticated', name);
  execute format('grant select, insert, update, delete on public.%I to service_role', name);
  execute format('create policy "visitors send them" on public.%I for insert to anon, authenticated
    with check (status = ''pending'' and handled_at is null and created_at = now() and not in_flood)', name);

  execute format('create trigger %I before insert on public.%I for each row execute function private.require_filled(%s)',
    name || '_answerable', name, (select string_agg(quote_literal(text), ', ' order by place) from unnest(required) with ordinality as r (text, place)));
  insert into private.arrival_limits (stored_in) values (name);
  execute format('create trigger %I before insert on public.%I for each row
    when (current_user in (''anon'', ''authenticated'')) execute function private.limit_arrivals()', '_' || name || '_within_limits', name);
  execute format('create trigger %I after insert on public.%I referencing new table as sent for each statement
    when (current_user in (''anon'', ''authenticated'')) execute function private.settle_arrivals()', name || '_settled', name);

  execute format('create index %I on public.%I (private.reply_due(created_at, false), created_at, id) where handled_at is null',
    name || '_waiting_idx', name);
end $$;
