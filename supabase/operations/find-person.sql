-- Finds every row about a person, also messages of others that mention them. Fill in the first line; leave unknown values as ''.
-- Phone numbers match by their last nine digits. `record` is the copy of the data that the person may ask for.
with person as (select 'asha@example.com' as email, '98765 43210' as phone, 'Asha Patel' as words),
rows as (
  select 'consultation_requests' as stored_in, id, to_jsonb(r) as record from public.consultation_requests r
  union all select 'contact_submissions', id, to_jsonb(r) from public.contact_submissions r
  union all select 'database_orders', id, to_jsonb(r) from public.database_orders r
  union all select 'referrals', id, to_jsonb(r) from public.referrals r
  union all select 'student_profiles', id, to_jsonb(r) from public.student_profiles r
  union all select 'consultant_applications', id, to_jsonb(r) from public.consultant_applications r
)
select stored_in, id, string_agg(field, ', ') as found_in, record
from rows, person, jsonb_each_text(record) as fields (field, value)
where strpos(lower(value), nullif(lower(trim(email)), '')) > 0
  or strpos(lower(value), nullif(lower(trim(words)), '')) > 0
  or strpos(regexp_replace(value, '\D', '', 'g'), nullif(right(regexp_replace(phone, '\D', '', 'g'), 9), '')) > 0
group by stored_in, id, record
order by stored_in, id;
