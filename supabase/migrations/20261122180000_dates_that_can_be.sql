-- Refuses a row: its column (the hint), and what to tell the visitor.
create function private.refuse() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT400' using message = tg_argv[1], hint = tg_argv[0];
end $$;
revoke execute on function private.refuse() from public;

-- A timestamp's far ends have no local time anywhere: a view that shows one in Antwerp's time ends in an error.
-- Days gone by are taken: a phone's clock may be wrong.
create trigger booking_date_possible before insert on public.consultation_requests
  for each row when (new.preferred_date < '2000-01-01T00:00Z' or new.preferred_date >= '2101-01-01T00:00Z')
  execute function private.refuse('preferred_date', 'Please choose a day between 2000 and 2100, or none.');
