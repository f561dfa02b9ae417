-- Deletes rows after the periods that src/content/legal/owner.ts proposes for the privacy policy, counted from the later of
-- `handled_at` and `created_at` (`greatest` ignores a null), for referrals from `created_at`. If the owner chooses other periods,
-- change both.
-- Staff set `status` to 'client' or 'paid' for the longer period. The two application tables have no `status`, so what staff
-- need of a client's application for longer they keep elsewhere (docs/deploy.md). A referral that is not 'pending' never
-- expires. A cron job calls this every month (supabase/operations/turn-on-deletion.sql).
create function private.delete_expired() returns void
language plpgsql set search_path = '' as $$
declare
  expired record;
begin
  for expired in
    select stored_in, array_agg(id) as ids from private.submissions
    where case
      when kind = 'referral' then status = 'pending' and received < now() - interval '12 months'
      when status in ('client', 'paid') then greatest(received, handled_at) < now() - interval '2 years'
      else greatest(received, handled_at) < now() - interval '12 months'
    end
    group by stored_in
  loop
    execute format('delete from public.%I where id = any ($1)', expired.stored_in) using expired.ids;
  end loop;
end $$;
