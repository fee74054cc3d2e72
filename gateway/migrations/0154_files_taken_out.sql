-- What a candidate uploaded and took out again belongs to nothing once the form is sent.
grant delete on candidate_file to probity_app;
