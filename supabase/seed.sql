-- Sample data for local use. `supabase db push` does not send it to a hosted project.
insert into public.reviews (student_name, destination, rating, review_text, verified, created_at)
values
  ('Sample student A', 'Belgium', 5, 'Sample review: the call turned a long list of universities into a shortlist of four that I could afford.', true, now() - interval '3 days'),
  ('Sample student B', 'Netherlands', 5, 'Sample review: my statement of purpose came back with honest comments and clear next steps.', true, now() - interval '9 days'),
  ('Sample student C', 'Germany', 4, 'Sample review: the blocked account and the visa papers were explained one step at a time.', true, now() - interval '17 days'),
  ('Sample student D', 'Luxembourg', 5, 'Sample review: somebody who lives there told me what a room costs and where to look for one.', true, now() - interval '26 days'),
  ('Sample student E', 'Belgium', 4, 'Sample review: two mock interviews later I knew what an employer in Antwerp would ask.', true, now() - interval '38 days'),
  ('Sample student F', 'Germany', 5, 'Sample review: I registered, insured and opened a bank account in my first two weeks.', true, now() - interval '52 days'),
  ('Sample student G', 'Netherlands', 3, 'Sample review: useful advice, though I would have liked more time for questions about work permits.', true, now() - interval '71 days'),
  ('Sample student H', 'Belgium', 5, 'Sample review: nobody has verified this one yet, so visitors must not see it.', false, now() - interval '1 day');
