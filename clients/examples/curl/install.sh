export NITIDO_KEY='nit_test_…'
