pip install https://nitido.example/sdk/nitido-1.2.6-py3-none-any.whl
export NITIDO_KEY='nit_test_…'
