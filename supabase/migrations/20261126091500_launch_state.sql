-- The facts about a project that `npm run launch-check` reads.
create function public.launch_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  applied jsonb := '[]';
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(version), ''[]'') from supabase_migrations.schema_migrations' into applied;
  end if;
  return jsonb_build_object(
    'migrations', applied,
    'open_tables', (
      select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    ),
    'closed_days', (select coalesce(jsonb_agg(day order by day), '[]') from private.closed_days),
    -- PostgREST connects as `authenticator`. The migration `request_guard` gives that role both settings.
    'request_guard', exists (
      select from pg_catalog.pg_roles where rolname = 'authenticator'
        and rolconfig @> '{pgrst.db_pre_request=public.check_request, pgrst.openapi_mode=disabled}'
    ),
    'settings', (select coalesce(jsonb_agg(name order by name), '[]') from private.settings)
  );
end $$;

revoke execute on function public.launch_state() from public, anon, authenticated;
grant execute on function public.launch_state() to service_role;
