create table public.companies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  country text not null,
  industry text not null,
  description text not null,
  career_page_url text not null,
  is_verified boolean not null default false
);
comment on column public.companies.is_verified is 'An established employer with its own careers site. Says nothing about visa sponsorship.';

alter table public.companies enable row level security;
revoke all on public.companies from anon, authenticated;
grant select (id, created_at, name, country, industry, description, career_page_url, is_verified) on public.companies to anon, authenticated;

create policy "everyone reads companies" on public.companies
  for select to anon, authenticated using (true);

-- International employers. None of them promises to sponsor a visa.
insert into public.companies (country, is_verified, name, industry, career_page_url, description)
select 'Belgium', true, name, industry, career_page_url, description
from (values
  ('UCB', 'Pharma / biotech', 'https://careers.ucb.com/',
    'Global biopharma company founded in Belgium, focused on neurology and immunology. Its Braine-l''Alleud campus combines research and biotech manufacturing.'),
  ('Johnson & Johnson Innovative Medicine (Janssen Pharmaceutica)', 'Pharma', 'https://www.careers.jnj.com/belgium/overview',
    'The Belgian pharmaceutical arm of Johnson & Johnson, founded by Dr Paul Janssen. Beerse is a major research and development campus.'),
  ('GSK', 'Pharma / vaccines', 'https://jobs.gsk.com/en-be/jobs',
    'International vaccines and medicines company with large vaccine research and production sites in Wallonia.'),
  ('Pfizer', 'Pharma / vaccines', 'https://pfizer.wd1.myworkdayjobs.com/PfizerCareers',
    'The Puurs plant is one of Pfizer''s large sites for sterile injectable medicines and vaccines.'),
  ('argenx', 'Biotech', 'https://www.argenx.com/careers',
    'Immunology company that grew out of Ghent research and develops antibody-based medicines. Its legal seat is in the Netherlands.'),
  ('imec', 'Semiconductors / nanoelectronics R&D', 'https://www.imec-int.com/en/work-at-imec/job-opportunities',
    'Research centre for nanoelectronics and digital technology working with the global chip industry. Hosts PhD researchers, engineers and interns from many countries.'),
  ('Melexis', 'Semiconductors', 'https://careers.melexis.com/',
    'Designs mixed-signal and sensor chips, mainly for cars. Also has a site in Ieper.'),
  ('Barco', 'Visualisation technology', 'https://www.barco.com/en/careers',
    'Makes projection, control-room, meeting-room and medical imaging display technology.'),
  ('Odoo', 'Software', 'https://www.odoo.com/jobs',
    'Belgian maker of open-source business software, with its headquarters at Grand-Rosière and offices worldwide including India.'),
  ('Collibra', 'Software / data governance', 'https://www.collibra.com/company/careers',
    'Data-intelligence software company founded as a VUB spin-off, with offices in Europe and the US.'),
  ('Cegeka', 'IT services', 'https://www.cegeka.com/en/be/jobs/all-jobs',
    'Belgian IT services group offering cloud, applications, data and security services across Europe.'),
  ('Tata Consultancy Services', 'IT services', 'https://www.tcs.com/careers',
    'Indian multinational IT services and consulting company with client teams in Belgium.'),
  ('Deloitte Belgium', 'Consulting / audit', 'https://www.deloitte.com/be/en/careers.html',
    'Belgian member firm offering audit, tax, consulting and advisory services, with its main office at Brussels Airport.'),
  ('Accenture Belgium', 'Consulting / IT services', 'https://www.accenture.com/be-en/careers',
    'Belgian branch of the global technology and consulting company.'),
  ('Swift', 'Finance / financial messaging', 'https://www.swift.com/about-us/careers',
    'Bank-owned cooperative that runs the secure messaging network used for international payments.'),
  ('Euroclear', 'Finance / securities settlement', 'https://www.euroclear.com/careers/en.html',
    'Settles and safeguards securities for banks and central banks around the world.'),
  ('KBC Group', 'Banking & insurance', 'https://careers.kbc-group.com/',
    'Belgian bank-insurer active in Belgium and Central and Eastern Europe.'),
  ('Solvay', 'Chemicals', 'https://careers.solvay.com',
    'Essential chemicals group (soda ash, peroxides, silica) remaining after the 2023 split that created Syensqo.'),
  ('Syensqo', 'Speciality chemicals / materials', 'https://careers.syensqo.com',
    'Speciality polymers and advanced materials group created from Solvay in 2023.'),
  ('Umicore', 'Materials / battery recycling', 'https://careers.umicore.com/',
    'Materials technology and metals recycling group with sites at Hoboken and Olen.'),
  ('BASF Antwerpen', 'Chemicals', 'https://basf.jobs/?addresses%2Fcountry=Belgium',
    'One of BASF''s largest integrated chemical sites, in the port of Antwerp.'),
  ('Atlas Copco Airpower', 'Industrial machinery', 'https://www.atlascopcogroup.com/en/careers',
    'Compressor maker of the Atlas Copco Group, with engineering, production and a product company in Wilrijk near Antwerp.'),
  ('Puratos', 'Food ingredients', 'https://jobs.puratos.com/',
    'Family-owned supplier of bakery, patisserie and chocolate ingredients active in many countries.'),
  ('Katoen Natie', 'Logistics', 'https://katoennatie-jobs.be/',
    'Port and logistics group handling, storing and repacking goods such as polymers, coffee and cocoa.'),
  ('Safran Aero Boosters', 'Aerospace', 'https://www.safran-group.com/jobs',
    'Builds low-pressure compressors and other components for aircraft engines as part of Safran.'),
  ('Volvo Group Belgium', 'Automotive / trucks', 'https://jobs.volvogroup.com/',
    'Truck assembly plant and European parts distribution centre of the Volvo Group.')
) as company (name, industry, career_page_url, description);
