-- The rows of all forms: for the inbox, for notices and deletion (the next two migrations) and for operations/find-person.sql. It
-- runs with the owner's rights, as the views that it reads do; only staff may select from it.
create view private.submissions as
select * from private.consultation_requests_inbox
union all select * from private.contact_submissions_inbox
union all select * from private.database_orders_inbox
union all select * from private.referrals_inbox
union all select * from private.student_profiles_inbox
union all select * from private.consultant_applications_inbox;

-- Rows that staff have not handled. Order them by `due, received, id`, which has an index. `npm run inbox -- --search` searches
-- the column `words`.
create view public.staff_inbox with (security_invoker = true) as
select
  stored_in, kind, id, who, email, phone, summary, referral_code, replaces, received, due, due < now() as overdue,
  concat_ws(' ', who, email, phone, summary, referral_code, replaces) as words
from private.submissions
where handled_at is null;

-- Rows that staff have handled or marked as junk.
create view public.staff_handled with (security_invoker = true) as
select
  stored_in, kind, id, who, email, phone, summary, referral_code, replaces, received, handled_at,
  concat_ws(' ', who, email, phone, summary, referral_code, replaces) as words
from private.submissions
where handled_at is not null;

revoke all on public.staff_inbox, public.staff_handled from anon, authenticated;
-- The two views need the right to read private.submissions; by its own name staff cannot reach it.
grant select on public.staff_inbox, public.staff_handled, private.submissions to service_role;
