-- Deletes the rows that `find-person.sql` found. Fill in their ids, and remove the lines without one.
begin;
delete from public.consultation_requests   where id in ('…');
delete from public.contact_submissions     where id in ('…');
delete from public.database_orders         where id in ('…');
delete from public.referrals               where id in ('…');
delete from public.student_profiles        where id in ('…');
delete from public.consultant_applications where id in ('…');
commit;
