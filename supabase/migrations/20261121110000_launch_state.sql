-- What `npm run launch-check` asks of a project: its migrations, its tables without row-level security, its closed days.
create function public.launch_state() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  applied jsonb;
begin
  -- The embedded backend grants everything to visitors, so the grants below are not enough there.
  if current_setting('role', true) is distinct from 'service_role' then
    raise sqlstate 'PT403' using message = 'Only staff may ask for this.';
  end if;
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version) from supabase_migrations.schema_migrations' into applied;
  end if;
  return jsonb_build_object(
    'migrations', coalesce(applied, '[]'),
    'open_tables', (
      select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    ),
    'closed_days', to_jsonb(private.closed_days())
  );
end $$;

revoke execute on function public.launch_state() from public, anon, authenticated;
grant execute on function public.launch_state() to service_role;
