-- On the first of each month deletes what the privacy policy no longer keeps (src/content/legal/owner.ts; here the periods that the
-- file proposes). `handled_at` counts as the last contact. Write `client` into `status` where a contract came of it, `paid` where an
-- order was paid, and any word but `pending` for a referral code that was used, as its credit never expires.
-- Running it again replaces the job; `select * from cron.job_run_details order by start_time desc limit 5` tells how it went.
create extension if not exists pg_cron with schema pg_catalog;
select cron.schedule('delete what is over', '0 3 1 * *', $$
  delete from public.consultation_requests where greatest(created_at, handled_at)
    < now() - case status when 'client' then interval '2 years' else interval '12 months' end;
  delete from public.contact_submissions where greatest(created_at, handled_at)
    < now() - case status when 'client' then interval '2 years' else interval '12 months' end;
  delete from public.database_orders where greatest(created_at, handled_at)
    < now() - case status when 'paid' then interval '2 years' else interval '12 months' end;
  delete from public.referrals where status = 'pending' and created_at < now() - interval '12 months';
  delete from public.student_profiles where greatest(created_at, handled_at) < now() - interval '12 months';
  delete from public.consultant_applications where greatest(created_at, handled_at) < now() - interval '12 months';
$$);
