-- Finds every row about a person, also messages of others that mention them. Fill in the first line; leave unknown values as ''.
-- `words` is any other text to look for, such as the name. Phone numbers match by their last nine digits. `record` is the copy of
-- the data that the person may ask for. `deletion` is the statement that deletes the row. `nullif` makes an unknown value match
-- nothing: `strpos` finds '' in every text.
with person as (select 'asha@example.com' as email, '98765 43210' as phone, 'Asha Patel' as words)
select
  stored_in, id, string_agg(field, ', ') as found_in, record, format('delete from public.%I where id = %L;', stored_in, id) as deletion
from private.submissions, person, jsonb_each_text(record) as fields (field, value)
where strpos(lower(value), nullif(lower(trim(person.email)), '')) > 0
  or strpos(lower(value), nullif(lower(trim(person.words)), '')) > 0
  or strpos(regexp_replace(value, '\D', '', 'g'), nullif(right(regexp_replace(person.phone, '\D', '', 'g'), 9), '')) > 0
group by stored_in, id, record
order by stored_in, id;
